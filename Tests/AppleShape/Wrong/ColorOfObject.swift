// wrong: capture of 'theme' with non-Sendable type 'Theme' in a '@Sendable' closure
import UIKit

final class Theme { var color = UIColor.red }

func color(of theme: Theme) -> UIColor { UIColor { _ in theme.color } }
