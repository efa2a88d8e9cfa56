// Who imports UIKit has what stands below it: the geometry, paths and colours, and the layers.
@_exported public import TouchGraphics
@_exported public import TouchLayers
