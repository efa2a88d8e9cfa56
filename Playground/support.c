// What the engine needs of a C library, for WebAssembly, which has none: memory, 128-bit products, rounding
// and reading of numbers. A board that has a C library links that instead.

typedef __SIZE_TYPE__ size_t;
typedef unsigned char u8;
typedef unsigned int u32;
typedef unsigned long long u64;

// MARK: Memory
//
// Blocks of 16, 32, 64 … bytes. A freed block goes to the list of its size, and is the next to be taken. Its
// size stands in the 16 bytes before it, which keeps blocks at multiples of 16.

extern u8 __heap_base;
enum { pageSize = 65536, header = 16, classes = 32 };
static u8 *freeBlocks[classes];
static size_t top, limit;

static void *allocate(size_t size) {
  u32 class = 0;
  while (((size_t)16 << class) < size) {
    if (++class == 27) return 0;
  }
  u8 *block = freeBlocks[class];
  if (block) {
    freeBlocks[class] = *(u8 **)block;
    return block;
  }
  size_t whole = ((size_t)16 << class) + header;
  if (!top) {
    top = ((size_t)&__heap_base + 15) & ~(size_t)15;
    limit = __builtin_wasm_memory_size(0) * (size_t)pageSize;
  }
  if (limit - top < whole) {
    size_t pages = (whole - (limit - top) + pageSize - 1) / pageSize;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
    limit += pages * pageSize;
  }
  block = (u8 *)(top + header);
  top += whole;
  *(u32 *)(block - 4) = class;
  *(u8 **)(block - 8) = block;
  return block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  u8 *block = allocate(alignment > 16 ? size + alignment : size);
  if (!block) __builtin_trap();
  u8 *place = block;
  if (alignment > 16) {
    // The header is repeated before the place, and leads to the block.
    place = (u8 *)(((size_t)block + alignment - 1) & ~(alignment - 1));
    *(u32 *)(place - 4) = *(u32 *)(block - 4);
    *(u8 **)(place - 8) = block;
  }
  *result = place;
  return 0;
}

void free(void *place) {
  if (!place) return;
  u32 class = *(u32 *)((u8 *)place - 4);
  u8 *block = *(u8 **)((u8 *)place - 8);
  *(u32 *)(block - 4) = class;
  *(u8 **)block = freeBlocks[class];
  freeBlocks[class] = block;
}

void *memcpy(void *to, const void *from, size_t count) {
  u8 *t = to;
  const u8 *f = from;
  while (count--) *t++ = *f++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  u8 *t = to;
  const u8 *f = from;
  if (t < f) {
    while (count--) *t++ = *f++;
  } else {
    while (count--) t[count] = f[count];
  }
  return to;
}

void *memset(void *to, int value, size_t count) {
  u8 *t = to;
  while (count--) *t++ = (u8)value;
  return to;
}

int memcmp(const void *one, const void *other, size_t count) {
  const u8 *a = one, *b = other;
  for (; count--; a++, b++) {
    if (*a != *b) return *a - *b;
  }
  return 0;
}

// Seeds of hashes: the same in every run, so that everything is.
void arc4random_buf(void *to, size_t count) {
  u8 *t = to;
  for (size_t i = 0; i < count; i++) t[i] = (u8)(i * 167 + 13);
}

// MARK: Numbers

typedef struct {
  u64 low, high;
} Wide;

// The product of two numbers of 128 bits; the compiler calls it with both halves of each.
void __multi3(Wide *result, u64 aLow, u64 aHigh, u64 bLow, u64 bHigh) {
  u64 a0 = (u32)aLow, a1 = aLow >> 32, b0 = (u32)bLow, b1 = bLow >> 32;
  u64 first = a0 * b0;
  u64 middle = a1 * b0 + (first >> 32);
  u64 other = a0 * b1 + (u32)middle;
  result->low = other << 32 | (u32)first;
  result->high = a1 * b1 + (middle >> 32) + (other >> 32) + aHigh * bLow + aLow * bHigh;
}

// Halves are rounded away from zero.
double round(double value) {
  double whole = __builtin_trunc(value);
  return __builtin_fabs(value - whole) >= 0.5 ? whole + __builtin_copysign(1, value) : whole;
}

// A whole number of any size, lowest digits first, to the base 2^32.
enum { digits = 140 };
typedef struct {
  u32 count;
  u32 digit[digits];
} Large;

static void multiply(Large *number, u32 factor, u32 carry) {
  u64 rest = carry;
  for (u32 i = 0; i < number->count; i++) {
    rest += (u64)number->digit[i] * factor;
    number->digit[i] = (u32)rest;
    rest >>= 32;
  }
  if (rest && number->count < digits) number->digit[number->count++] = (u32)rest;
}

static void halve(Large *number) {
  for (u32 i = 0; i < number->count; i++) {
    u32 above = i + 1 < number->count ? number->digit[i + 1] : 0;
    number->digit[i] = number->digit[i] >> 1 | above << 31;
  }
  if (number->count && !number->digit[number->count - 1]) number->count--;
}

static void subtract(Large *number, const Large *other) {
  u64 borrow = 0;
  for (u32 i = 0; i < number->count; i++) {
    u64 difference = (u64)number->digit[i] - (i < other->count ? other->digit[i] : 0) - borrow;
    number->digit[i] = (u32)difference;
    borrow = difference >> 63;
  }
  while (number->count && !number->digit[number->count - 1]) number->count--;
}

static int compare(const Large *one, const Large *other) {
  if (one->count != other->count) return one->count < other->count ? -1 : 1;
  for (u32 i = one->count; i--;) {
    if (one->digit[i] != other->digit[i]) return one->digit[i] < other->digit[i] ? -1 : 1;
  }
  return 0;
}

// The nearest number to decimal digits, with a point among them or without, times ten to a power.
static double nearest(const char *text, const char *end, int power) {
  Large value = {0}, scale = {1, {1}};
  int used = 0, isBehindPoint = 0;
  for (; text < end; text++) {
    if (*text == '.') {
      isBehindPoint = 1;
      continue;
    }
    // No number lies so near the middle of two others that digits behind the 800th say more than that
    // there are some.
    if (used < 800) {
      multiply(&value, 10, (u32)(*text - '0'));
      if (value.count) used++;
      power -= isBehindPoint;
    } else {
      if (*text != '0') value.digit[0] |= 1;
      power += !isBehindPoint;
    }
  }
  if (!value.count || power + used < -330) return 0;
  if (power + used > 310) return __builtin_inf();
  for (int i = 0; i < power; i++) multiply(&value, 10, 0);
  for (int i = 0; i < -power; i++) multiply(&scale, 10, 0);
  // The mantissa, value / scale / 2^exponent, has 53 bits, or fewer for the smallest numbers.
  int exponent = 0;
  for (int i = 0; i < 53; i++) multiply(&scale, 2, 0);
  for (; compare(&value, &scale) >= 0; exponent++) multiply(&scale, 2, 0);
  halve(&scale);
  for (; compare(&value, &scale) < 0 && exponent > -1074; exponent--) multiply(&value, 2, 0);
  u64 mantissa = 0;
  for (int i = 0; i < 53; i++) {
    mantissa <<= 1;
    if (compare(&value, &scale) >= 0) {
      subtract(&value, &scale);
      mantissa |= 1;
    }
    if (i < 52) halve(&scale);
  }
  multiply(&value, 2, 0);
  int rest = compare(&value, &scale);
  if (rest > 0 || (rest == 0 && (mantissa & 1))) mantissa++;
  if (mantissa >> 53) {
    mantissa >>= 1;
    exponent++;
  }
  if (exponent > 971) return __builtin_inf();
  union {
    u64 bits;
    double number;
  } result = {mantissa};
  if (mantissa >> 52) result.bits += (u64)(exponent + 1074) << 52;
  return result.number;
}

// Reads a number in decimals; the address behind it, null where there is none.
const char *_swift_stdlib_strtod_clocale(const char *text, double *result) {
  int isNegative = *text == '-';
  if (*text == '-' || *text == '+') text++;
  const char *start = text;
  int count = 0, points = 0;
  for (; (*text >= '0' && *text <= '9') || (*text == '.' && !points); text++) {
    if (*text == '.') points++;
    else count++;
  }
  if (!count) return 0;
  const char *end = text;
  int power = 0;
  if (*text == 'e' || *text == 'E') {
    const char *place = text + 1;
    int isSmall = *place == '-';
    if (*place == '-' || *place == '+') place++;
    if (*place >= '0' && *place <= '9') {
      for (; *place >= '0' && *place <= '9'; place++) {
        if (power < 100000) power = power * 10 + (*place - '0');
      }
      if (isSmall) power = -power;
      text = place;
    }
  }
  double number = nearest(start, end, power);
  *result = isNegative ? -number : number;
  return text;
}

// MARK: References
//
// There is one thread: counting without atomic instructions is the same.

void *swift_retain(void *object);
void swift_release(void *object);
void *swift_retain_n(void *object, u32 count);
void swift_release_n(void *object, u32 count);
void *swift_nonatomic_retain(void *object) { return swift_retain(object); }
void swift_nonatomic_release(void *object) { swift_release(object); }
void *swift_nonatomic_retain_n(void *object, u32 count) { return swift_retain_n(object, count); }
void swift_nonatomic_release_n(void *object, u32 count) { swift_release_n(object, count); }
