import TouchGraphics

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The map that undoes another one; the map itself where nothing can.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

extension CATransform3D {
  /// The map that undoes this one, by elimination; nil where nothing can.
  fileprivate var inverse: CATransform3D? {
    // Each row is one of the map's, followed by one of the identity's.
    var rows = (0..<4).map { row in
      (0..<8).map { $0 < 4 ? self[row, $0] : $0 - 4 == row ? CGFloat(1) : 0 }
    }
    for column in 0..<4 {
      var largest = column
      for row in column..<4 where abs(rows[row][column]) > abs(rows[largest][column]) {
        largest = row
      }
      rows.swapAt(column, largest)
      let factor = 1 / rows[column][column]
      guard factor.isFinite else { return nil }
      for index in 0..<8 { rows[column][index] *= factor }
      for row in 0..<4 where row != column {
        let share = rows[row][column]
        if share == 0 { continue }
        for index in 0..<8 { rows[row][index] -= share * rows[column][index] }
      }
    }
    return CATransform3D(
      m11: rows[0][4],
      m12: rows[0][5],
      m13: rows[0][6],
      m14: rows[0][7],
      m21: rows[1][4],
      m22: rows[1][5],
      m23: rows[1][6],
      m24: rows[1][7],
      m31: rows[2][4],
      m32: rows[2][5],
      m33: rows[2][6],
      m34: rows[2][7],
      m41: rows[3][4],
      m42: rows[3][5],
      m43: rows[3][6],
      m44: rows[3][7]
    )
  }
}
