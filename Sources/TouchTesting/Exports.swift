// A test needs one import for all of these.
@_exported public import TouchReport
@_exported public import TouchStage
@_exported public import UIKit
