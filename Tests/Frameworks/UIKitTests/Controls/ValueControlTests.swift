import Foundation
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

/// Tests of the controls that select a value.
@MainActor struct ValueControlTests {
  @Test func `a slider runs its actions and stays within its bounds`() throws {
    let slider = UISlider()
    var heard: [Float] = []
    slider.addAction(UIAction { _ in heard.append(slider.value) }, for: .valueChanged)
    slider.accessibilityLabel = "Volume"
    slider.maximumValue = 10
    slider.setValue(20, animated: false)
    #expect(slider.value == 10 && heard.isEmpty)
    slider.maximumValue = 5
    #expect(slider.value == 5)
    let screen = screen(of: slider)
    try screen.find(.slider, "Volume").set("3")
    #expect(slider.value == 3 && heard == [3])
    slider.isContinuous = false
    try screen.find(.slider, "Volume").press()
    try screen.find(.slider, "Volume").set("4")
    #expect(slider.isTracking && slider.value == 4 && heard == [3])
    try screen.find(.slider, "Volume").release()
    #expect(heard == [3, 4])
    slider.isEnabled = false
    #expect(try screen.find(.slider, "Volume").isDisabled)
  }

  @Test func `a slider has the tint of a SwiftUI slider`() {
    let slider = UISlider()
    slider.minimumTrackTintColor = .systemPink
    let model = Slider(value: .constant(0.5))
    expect(slider, draws: model.tint(.pink), beyond: model)
  }

  @Test func `a stepper counts within its bounds, or wraps around`() throws {
    let stepper = UIStepper()
    var heard: [Double] = []
    stepper.addAction(UIAction { _ in heard.append(stepper.value) }, for: .valueChanged)
    (stepper.maximumValue, stepper.stepValue) = (5, 2)
    stepper.value = 3
    let screen = screen(of: stepper)
    let buttons = screen.all(.button, nil)
    try #require(buttons.count == 2)
    try buttons[1].tap()
    try buttons[1].tap()
    #expect(heard == [5] && stepper.value == 5)
    stepper.wraps = true
    try buttons[1].tap()
    #expect(stepper.value == 0)
    try buttons[0].tap()
    #expect(stepper.value == 5 && heard == [5, 0, 5])
  }

  @Test func `a date picker selects a day within its bounds`() throws {
    let picker = UIDatePicker()
    var heard = 0
    picker.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
    picker.accessibilityLabel = "Departure"
    picker.datePickerMode = .date
    picker.timeZone = .gmt
    picker.setDate(Date(timeIntervalSince1970: 86_400), animated: false)
    let screen = screen(of: picker)
    let field = try #require(screen.all(.datePicker, nil).first)
    #expect(field.value == "1970-01-02" && heard == 0)
    try field.set("1970-02-03")
    #expect(picker.date == Date(timeIntervalSince1970: 33 * 86_400) && heard == 1)
    picker.datePickerMode = .time
    #expect(screen.all(.datePicker, nil).first?.value.hasPrefix("00:00") == true)
    #expect(picker.datePickerStyle == .compact)
  }

  @Test func `a page control goes to the page of the dot that is pressed`() throws {
    let pages = UIPageControl()
    var heard: [Int] = []
    pages.addAction(UIAction { _ in heard.append(pages.currentPage) }, for: .valueChanged)
    pages.numberOfPages = 3
    pages.currentPage = 9
    #expect(pages.currentPage == 2)
    let screen = screen(of: pages)
    try screen.button("1/3").tap()
    try screen.button("1/3").tap()
    #expect(heard == [0] && pages.currentPage == 0)
    #expect(try screen.button("1/3").isSelected && !screen.button("2/3").isSelected)
    (pages.numberOfPages, pages.hidesForSinglePage) = (1, true)
    #expect(screen.all(.button, nil).isEmpty)
  }

  @Test func `a progress view shows its progress`() {
    let bar = UIProgressView(progressViewStyle: .bar)
    func shown(_ screen: Screen) -> String? { screen.all(.progress, nil).first?.value }
    bar.setProgress(0.25, animated: true)
    let screen = screen(of: bar)
    #expect(shown(screen) == shown(Screen(ProgressView(value: 0.25))))
    bar.progress = 2
    #expect(bar.progress == 1)
    let task = Progress(totalUnitCount: 4)
    task.completedUnitCount = 3
    bar.observedProgress = task
    #expect(bar.progress == 0.75)
    bar.progressTintColor = .systemRed
    let model = ProgressView(value: 0.5)
    expect(bar, draws: model.tint(.red), beyond: model)
  }

  private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var heard: [String] = []
    let names = [["Small", "Large"], ["Red", "Green", "Blue"]]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { names.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      names[component].count
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { names[component][row] }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      heard.append(names[component][row])
    }
  }

  @Test func `a picker view selects a row of each component`() throws {
    let (view, sizes) = (UIPickerView(), Sizes())
    (view.dataSource, view.delegate) = (sizes, sizes)
    view.selectRow(2, inComponent: 1, animated: false)
    view.selectRow(7, inComponent: 1, animated: false)
    #expect(view.selectedRow(inComponent: 1) == 2 && view.numberOfComponents == 2)
    let screen = screen(of: view)
    let pickers = screen.all(.picker, nil)
    try #require(pickers.count == 2)
    #expect(pickers.map(\.value) == ["Small", "Blue"])
    try pickers[0].choose("Large")
    #expect(sizes.heard == ["Large"] && view.selectedRow(inComponent: 0) == 1)
  }
}
