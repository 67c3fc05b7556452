import Foundation
import SwiftUI
import SwiftUITesting
import Testing
import UIKit

/// Tests that numbers which an app did not mean, such as zero divided by zero, end no process.
@MainActor @Suite struct OddNumberTests {
  private nonisolated static let numbers = [
    Double.nan, .infinity, -.infinity, 1e300, -1e300, 5e-324,
  ]

  @Test(arguments: numbers) func `a control with a number that an app did not mean is shown`(
    number: Double
  ) {
    let (slider, progress, stepper) = (UISlider(), UIProgressView(), UIStepper())
    slider.value = Float(number)
    (slider.minimumValue, slider.maximumValue) = (Float(number), Float(number))
    progress.progress = Float(number)
    (stepper.value, stepper.stepValue) = (number, number)
    let pages = UIPageControl()
    pages.numberOfPages = 3
    let label = UILabel()
    label.font = .systemFont(ofSize: number)
    label.text = "label"
    for view in [slider, progress, stepper, pages, label] as [UIView] {
      view.alpha = number
      view.layer.cornerRadius = number
      view.layer.borderWidth = number
      _ = screen(of: view).drawing
    }
  }

  @Test(arguments: numbers) func `a view whose frame is no number is shown`(number: Double) {
    let view = UIView(frame: CGRect(x: number, y: number, width: number, height: number))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(child)
    NSLayoutConstraint.activate([
      child.widthAnchor.constraint(equalToConstant: number),
      child.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: number),
      child.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: number),
    ])
    view.layoutIfNeeded()
    _ = screen(of: view).drawing
    UIView.animate(withDuration: number, delay: number) { view.alpha = 0 }
  }

  @Test(arguments: numbers) func `a number that an app did not mean is drawn`(number: Double) throws
  {
    let size = CGSize(width: 20, height: 20)
    let image = UIGraphicsImageRenderer(size: size).image { context in
      let path = UIBezierPath(
        arcCenter: CGPoint(x: 10, y: number), radius: 8, startAngle: 0, endAngle: number,
        clockwise: true)
      path.lineWidth = number
      path.stroke()
      UIColor(red: number, green: 0, blue: 0, alpha: number).setFill()
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: number, height: 5), cornerRadius: number)
        .fill()
      context.cgContext.translateBy(x: number, y: number)
      context.cgContext.setAlpha(number)
      context.fill(CGRect(x: number, y: 0, width: 4, height: 4))
    }
    #expect(image.size == size)
    let file = NSMutableData()
    let consumer = try #require(CGDataConsumer(data: file as CFMutableData))
    var box = CGRect(x: 0, y: 0, width: number, height: 792)
    let page = try #require(CGContext(consumer: consumer, mediaBox: &box, nil))
    page.beginPDFPage(nil)
    page.setAlpha(number)
    page.setLineWidth(number)
    page.fill(CGRect(x: number, y: 20, width: number, height: 40))
    page.endPDFPage()
    page.closePDF()
    #expect(file.length > 0)
    _ = UIGraphicsImageRenderer(size: CGSize(width: number, height: number)).image { _ in }
    _ = UIColor(hue: number, saturation: number, brightness: 1, alpha: 1).description
  }
}
