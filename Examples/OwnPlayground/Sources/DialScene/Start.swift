import Playground
import UIKit

/// What the page offers; it calls this before anything else.
@_cdecl("touchstone_start")
public func start() {
  PlaygroundScene.offer {
    [PlaygroundScene("dial", "a dial to turn; two taps set it back") { DialViewController() }]
  }
}
