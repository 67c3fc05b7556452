public import Foundation
import StrataSwiftUIApp

/// A control that selects a row of each of its components.
///
/// Partial: a component is the browser's list of choices, not a wheel; it shows the titles that the
/// delegate returns.
open class UIPickerView: UIView {
  /// The object that provides the numbers of components and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The object that names the rows and is notified of selections.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }
  private var chosen: [Int: Int] = [:]

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of the picker's components.
  public var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// Returns the number of a component's rows.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Returns the selected row of a component, or -1 for a component without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    min(chosen[component] ?? 0, numberOfRows(inComponent: component) - 1)
  }

  /// Selects a row without notifying the delegate. A row that does not exist is ignored.
  ///
  /// - Parameters:
  ///   - row: The number of the row.
  ///   - component: The index of the component, from 0.
  ///   - animated: Not used.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    chosen[component] = row
    setNeedsDisplay()
  }

  /// Reads the rows of all components again.
  open func reloadAllComponents() { setNeedsDisplay() }
  /// Reads the rows of a component again.
  open func reloadComponent(_ component: Int) { setNeedsDisplay() }

  override var namesItself: Bool { true }

  override func content() -> AnyView {
    AnyView(
      HStack {
        ForEach(0..<numberOfComponents, id: \.self) { component in
          Picker(selection: self.binding(component)) {
            ForEach(0..<self.numberOfRows(inComponent: component), id: \.self) { row in
              Text(verbatim: self.title(row, component)).tag(row)
            }
          } label: {
            Text(verbatim: self.spoken.label ?? "")
          }
          .labelsHidden()
        }
      })
  }

  private func title(_ row: Int, _ component: Int) -> String {
    delegate?.pickerView(self, titleForRow: row, forComponent: component)
      ?? delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? "?"
  }

  private func binding(_ component: Int) -> Binding<Int> {
    Binding(
      get: { [weak self] in self?.selectedRow(inComponent: component) ?? 0 },
      set: { [weak self] row in
        guard let self else { return }
        selectRow(row, inComponent: component, animated: false)
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
      })
  }
}

/// Provides the numbers of components and rows of a picker view.
@MainActor @preconcurrency public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of a picker's components.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of a component's rows.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - component: The index of the component, from 0.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Names the rows of a picker view, and is notified of selections. Every method has a default
/// implementation.
@MainActor @preconcurrency public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// Returns the title of a row.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - row: The number of the row.
  ///   - component: The index of the component, from 0.
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Returns the attributed title of a row for which the delegate returns no plain title.
  ///
  /// Partial: only the text is shown, without the attributes.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - row: The number of the row.
  ///   - component: The index of the component, from 0.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Called after a person has selected a row.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - row: The number of the row.
  ///   - component: The index of the component, from 0.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
