#if !hasFeature(Embedded)
  import TouchGraphics

  extension LayerProperty {
    /// What a gradient's property is.
    func value(in gradient: LayerGradient) -> LayerValue? {
      switch self {
      case .colors: .list(gradient.colors.map { .color($0) })
      case .locations: .list(gradient.locations.map { .number(CGFloat($0)) })
      case .startPoint: .point(gradient.start)
      case .endPoint: .point(gradient.end)
      default: nil
      }
    }

    /// Sets a gradient's list in a state; what is no colour, or no number, is left out.
    func set(_ values: [LayerValue], in state: inout LayerState) {
      state.changeGradient {
        switch self {
        case .colors:
          $0.colors = values.compactMap { if case .color(let color) = $0 { color } else { nil } }
        case .locations:
          $0.locations = values.compactMap {
            if case .number(let number) = $0 { Double(number) } else { nil }
          }
        default: break
        }
      }
    }
  }

  extension LayerState {
    /// Changes the gradient that a layer shows; does nothing where it shows none.
    mutating func changeGradient(_ change: (inout LayerGradient) -> Void) {
      guard case .gradient(var gradient) = content else { return }
      change(&gradient)
      content = .gradient(gradient)
    }
  }
#endif
