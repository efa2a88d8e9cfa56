"use strict";
// A pen's angles, from either of the two representations that browsers have.

/// A pen's altitude and azimuth in radians; null where a sample names neither.
///
/// The altitude is 0 for a pen that lies flat and π/2 for one that is upright; the azimuth is the direction of the
/// pen's tail, from +x towards +y. Some browsers send angles, some tilts in degrees, and some send both, with the
/// defaults of an upright pen in the one that they don't measure.
function penAngles({ altitudeAngle, azimuthAngle, tiltX, tiltY }) {
  const hasAngles = Number.isFinite(altitudeAngle);
  const hasTilt = Number.isFinite(tiltX) && Number.isFinite(tiltY);
  const isUpright = hasAngles && altitudeAngle >= Math.PI / 2;
  if (hasAngles && !(isUpright && hasTilt && (tiltX !== 0 || tiltY !== 0))) {
    return { altitude: Math.min(Math.max(altitudeAngle, 0), Math.PI / 2), azimuth: wholeTurn(azimuthAngle) };
  }
  return hasTilt ? anglesOfTilt(tiltX, tiltY) : { altitude: null, azimuth: null };
}

/// The angles of a pen whose tilts towards +x and +y are given in degrees, as the Pointer Events specification converts.
function anglesOfTilt(tiltX, tiltY) {
  const [x, y] = [Math.min(Math.max(tiltX, -90), 90), Math.min(Math.max(tiltY, -90), 90)].map((tilt) => (tilt * Math.PI) / 180);
  const isFlat = Math.abs(tiltX) >= 90 || Math.abs(tiltY) >= 90;
  let azimuth;
  if (tiltX === 0) azimuth = tiltY > 0 ? Math.PI / 2 : tiltY < 0 ? (3 * Math.PI) / 2 : 0;
  else if (tiltY === 0) azimuth = tiltX < 0 ? Math.PI : 0;
  else azimuth = wholeTurn(Math.atan2(Math.tan(y), Math.tan(x)));
  let altitude;
  if (isFlat) altitude = 0;
  else if (tiltX === 0) altitude = Math.PI / 2 - Math.abs(y);
  else if (tiltY === 0) altitude = Math.PI / 2 - Math.abs(x);
  else altitude = Math.atan(1 / Math.sqrt(Math.tan(x) ** 2 + Math.tan(y) ** 2));
  return { altitude, azimuth };
}

/// The same direction, from 0 up to a whole turn; 0 where there is none.
function wholeTurn(angle) {
  if (!Number.isFinite(angle)) return 0;
  const turn = 2 * Math.PI;
  return ((angle % turn) + turn) % turn;
}
