// The strokes of TouchBenchmark/Workload.swift, sent through Qt Quick's pointer handlers.
//
//     qt_quick STROKE COUNT
//
// prints the samples, what the handlers heard, and the nanoseconds of the strokes. A sample is one
// contact in one frame. Set QML_NO_TOUCH_COMPRESSION=1: otherwise Qt folds moves together until the
// next frame, and their cost is not seen.
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QPointingDevice>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <qpa/qwindowsysteminterface.h>

using TouchPoint = QWindowSystemInterface::TouchPoint;

// A target ten items deep with tap, double tap, long press, drag and pinch, and a drag on the root.
// The handlers count and read nothing: a read would measure the JavaScript engine.
static QByteArray scene() {
  QByteArray item =
      "Item { objectName: 'target'; anchors.fill: parent; property int heard: 0\n"
      "  TapHandler { onTapped: parent.heard += 1 }\n"
      "  TapHandler { onDoubleTapped: parent.heard += 1 }\n"
      "  TapHandler { longPressThreshold: 0.5; onLongPressed: parent.heard += 1 }\n"
      "  DragHandler { target: null; onTranslationChanged: parent.heard += 1 }\n"
      "  PinchHandler { target: null; onScaleChanged: parent.heard += 1 } }";
  for (int level = 0; level < 9; level++)
    item = "Item { anchors.fill: parent; " + item + " }";
  return "import QtQuick\nItem { width: 400; height: 800\n"
         "DragHandler { target: null; dragThreshold: 10 }\n" + item + " }";
}

class Fingers {
public:
  Fingers(QWindow *window, QPointingDevice *device) : window(window), device(device) {}

  long samples = 0;

  void drag() {
    double x = 100, y = 200;
    send({point(1, QEventPoint::Pressed, x, y)});
    for (int step = 0; step < 60; step++) {
      x += 2;
      y += 3;
      send({point(1, QEventPoint::Updated, x, y)});
    }
    send({point(1, QEventPoint::Released, x, y)});
    time += 600;
  }

  void tap() {
    send({point(1, QEventPoint::Pressed, 100, 200)});
    send({point(1, QEventPoint::Released, 101, 200)});
    time += 600;
  }

  void pinch() {
    double left = 150, right = 250;
    send({point(1, QEventPoint::Pressed, left, 400), point(2, QEventPoint::Pressed, right, 400)});
    for (int step = 0; step < 60; step++) {
      left -= 1;
      right += 2;
      send({point(1, QEventPoint::Updated, left, 400), point(2, QEventPoint::Updated, right, 400)});
    }
    send({point(1, QEventPoint::Released, left, 400), point(2, QEventPoint::Released, right, 400)});
    time += 600;
  }

private:
  QWindow *window;
  QPointingDevice *device;
  ulong time = 1000;

  static TouchPoint point(int id, QEventPoint::State state, double x, double y) {
    TouchPoint point;
    point.id = id;
    point.state = state;
    point.area = QRectF(x - 2, y - 2, 4, 4);
    point.pressure = 0.5;
    return point;
  }

  void send(const QList<TouchPoint> &points) {
    time += 8;
    samples += points.size();
    QWindowSystemInterface::handleTouchEvent<QWindowSystemInterface::SynchronousDelivery>(
        window, time, device, points);
  }
};

int main(int count, char **arguments) {
  if (count != 3) {
    fprintf(stderr, "qt_quick drag|tap|pinch COUNT\n");
    return 64;
  }
  qputenv("QT_QPA_PLATFORM", "offscreen");
  qputenv("QT_QUICK_BACKEND", "software");
  QGuiApplication application(count, arguments);
  QPointingDevice device(
      "fingers", 1, QInputDevice::DeviceType::TouchScreen, QPointingDevice::PointerType::Finger,
      QInputDevice::Capability::Position | QInputDevice::Capability::Pressure, 10, 0);
  QWindowSystemInterface::registerInputDevice(&device);
  QQuickView view;
  QQmlComponent component(view.engine());
  component.setData(scene(), QUrl());
  auto *root = qobject_cast<QQuickItem *>(component.create());
  if (!root) {
    fprintf(stderr, "qt_quick: %s\n", qPrintable(component.errorString()));
    return 1;
  }
  root->setParentItem(view.contentItem());
  view.resize(400, 800);
  view.show();
  application.processEvents();

  Fingers fingers(&view, &device);
  void (Fingers::*stroke)() = !strcmp(arguments[1], "drag")  ? &Fingers::drag
                              : !strcmp(arguments[1], "tap") ? &Fingers::tap
                                                             : &Fingers::pinch;
  QElapsedTimer timer;
  timer.start();
  for (int round = atoi(arguments[2]); round > 0; round--)
    (fingers.*stroke)();
  qint64 elapsed = timer.nsecsElapsed();
  int heard = root->findChild<QQuickItem *>("target")->property("heard").toInt();
  printf("%ld samples, %d actions, %lld ns\n", fingers.samples, heard, (long long)elapsed);
}
