import Expectations
import Testing
import UIKit

/// Wheels of rows.
@MainActor struct PickerViewTests {
  private final class Source: UIPickerViewDataSource, UIPickerViewDelegate {
    var log: [String] = []
    var rows = 20
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? rows : 3
    }
    func pickerView(
      _ pickerView: UIPickerView,
      titleForRow row: Int,
      forComponent component: Int
    ) -> String? { "\(component) \(row)" }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      log.append("\(component) \(row)")
    }
  }

  @Test("a drag turns a wheel to rest with a row in the middle, and the delegate hears of it once")
  func dragging() throws {
    let (bench, source) = (Bench(), Source())
    let picker = UIPickerView()
    expectEqual(picker.bounds.size, CGSize(width: 320, height: 216))
    (picker.dataSource, picker.delegate) = (source, source)
    bench.window.addSubview(picker)
    picker.selectRow(2, inComponent: 0, animated: false)
    bench.wait(until: 0)
    let label = try #require(picker.view(forRow: 2, forComponent: 0) as? UILabel)
    expectEqual(label.text, "0 2")
    expectEqual(label.convert(CGPoint(x: 0, y: 16), to: picker).y, 108)
    bench.down(1, 80, 108, at: 1)
    for step in 1...8 { bench.move(1, 80, 108 - 10 * Double(step), at: 1 + 0.1 * Double(step)) }
    bench.wait(until: 2.5)
    expectEqual(source.log, [])
    bench.up(1, at: 2.6)
    bench.wait(until: 6)
    let row = picker.selectedRow(inComponent: 0)
    #expect(row == 4 && source.log == ["0 4"])
    let middle = try #require(picker.view(forRow: row, forComponent: 0))
    expectEqual(middle.convert(CGPoint(x: 0, y: 16), to: picker).y, 108)
  }

  @Test("a tap on a row selects it; the delegate hears of no client's selection")
  func tapping() {
    let (bench, source) = (Bench(), Source())
    let picker = UIPickerView()
    (picker.dataSource, picker.delegate) = (source, source)
    bench.window.addSubview(picker)
    bench.wait(until: 0)
    bench.tap(240, 108 + 32, at: 1)
    bench.wait(until: 3)
    #expect(source.log == ["1 1"] && picker.selectedRow(inComponent: 1) == 1)
    picker.selectRow(15, inComponent: 0, animated: true)
    bench.wait(until: 5)
    #expect(source.log == ["1 1"] && picker.selectedRow(inComponent: 0) == 15)
    source.rows = 4
    picker.reloadAllComponents()
    expectEqual(picker.selectedRow(inComponent: 0), 3)
    expectEqual(picker.numberOfRows(inComponent: 0), 4)
  }
}
