// The strokes of TouchBenchmark/Workload.swift, sent through GTK 3's gestures.
//
//     gtk3 STROKE COUNT
//
// prints the samples, what the gestures told, and the nanoseconds of the strokes. A sample is one
// contact in one frame. It needs an X server: xvfb-run -a ./gtk3 drag 100
#include <gtk/gtk.h>
#include <stdlib.h>
#include <string.h>

static GdkWindow *window;
static GdkDevice *device;
static guint32 now = 1000;
static long samples, heard;
static double values;

static void tapped(GtkGestureMultiPress *tap, int times, double x, double y) {
  heard++;
  values += x;
}

static void pressed(GtkGestureLongPress *press, double x, double y) {
  heard++;
  values += x;
}

static void dragged(GtkGestureDrag *drag, double x, double y) {
  heard++;
  values += x + y;
}

static void zoomed(GtkGestureZoom *zoom, double scale) {
  double x, y;
  heard++;
  if (gtk_gesture_get_bounding_box_center(GTK_GESTURE(zoom), &x, &y)) values += scale + x;
}

static void send(GdkEventType type, long finger, double x, double y) {
  GdkEvent *event = gdk_event_new(type);
  event->touch.window = g_object_ref(window);
  event->touch.time = now;
  event->touch.x = event->touch.x_root = x;
  event->touch.y = event->touch.y_root = y;
  event->touch.sequence = (GdkEventSequence *)finger;
  event->touch.emulating_pointer = finger == 1;
  gdk_event_set_device(event, device);
  gdk_event_set_source_device(event, device);
  gtk_main_do_event(event);
  gdk_event_free(event);
  samples++;
}

static void drag(void) {
  double x = 100, y = 200;
  send(GDK_TOUCH_BEGIN, 1, x, y);
  for (int step = 0; step < 60; step++) {
    now += 8;
    x += 2;
    y += 3;
    send(GDK_TOUCH_UPDATE, 1, x, y);
  }
  now += 8;
  send(GDK_TOUCH_END, 1, x, y);
  now += 600;
}

static void tap(void) {
  send(GDK_TOUCH_BEGIN, 1, 100, 200);
  now += 8;
  send(GDK_TOUCH_END, 1, 101, 200);
  now += 600;
}

static void pinch(void) {
  double left = 150, right = 250;
  send(GDK_TOUCH_BEGIN, 1, left, 400);
  send(GDK_TOUCH_BEGIN, 2, right, 400);
  for (int step = 0; step < 60; step++) {
    now += 8;
    left -= 1;
    right += 2;
    send(GDK_TOUCH_UPDATE, 1, left, 400);
    send(GDK_TOUCH_UPDATE, 2, right, 400);
  }
  now += 8;
  send(GDK_TOUCH_END, 1, left, 400);
  send(GDK_TOUCH_END, 2, right, 400);
  now += 600;
}

int main(int count, char **arguments) {
  if (!gtk_init_check(&count, &arguments)) {
    g_printerr("gtk3: no display; run it under xvfb-run -a\n");
    return 1;
  }
  if (count != 3) {
    g_printerr("gtk3 drag|tap|pinch COUNT\n");
    return 64;
  }
  GtkWidget *top = gtk_window_new(GTK_WINDOW_TOPLEVEL);
  gtk_window_set_default_size(GTK_WINDOW(top), 400, 800);
  GtkWidget *parent = top;
  for (int level = 0; level < 9; level++) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0);
    gtk_container_add(GTK_CONTAINER(parent), box);
    parent = box;
  }
  GtkWidget *target = gtk_event_box_new();
  gtk_widget_set_hexpand(target, TRUE);
  gtk_widget_set_vexpand(target, TRUE);
  gtk_widget_add_events(target, GDK_TOUCH_MASK | GDK_BUTTON_PRESS_MASK);
  gtk_container_add(GTK_CONTAINER(parent), target);

  g_signal_connect(gtk_gesture_multi_press_new(target), "pressed", G_CALLBACK(tapped), NULL);
  g_signal_connect(gtk_gesture_multi_press_new(target), "released", G_CALLBACK(tapped), NULL);
  g_signal_connect(gtk_gesture_long_press_new(target), "pressed", G_CALLBACK(pressed), NULL);
  g_signal_connect(gtk_gesture_drag_new(target), "drag-update", G_CALLBACK(dragged), NULL);
  g_signal_connect(gtk_gesture_zoom_new(target), "scale-changed", G_CALLBACK(zoomed), NULL);
  g_signal_connect(gtk_gesture_drag_new(top), "drag-update", G_CALLBACK(dragged), NULL);

  gtk_widget_show_all(top);
  while (gtk_events_pending()) gtk_main_iteration();
  window = gtk_widget_get_window(target);
  device = gdk_seat_get_pointer(gdk_display_get_default_seat(gdk_display_get_default()));

  void (*stroke)(void) = !strcmp(arguments[1], "drag")  ? drag
                         : !strcmp(arguments[1], "tap") ? tap
                                                        : pinch;
  gint64 start = g_get_monotonic_time();
  for (int round = atoi(arguments[2]); round > 0; round--) stroke();
  gint64 elapsed = g_get_monotonic_time() - start;
  g_print("%ld samples, %ld actions, %ld ns\n", samples, heard, (long)elapsed * 1000);
}
