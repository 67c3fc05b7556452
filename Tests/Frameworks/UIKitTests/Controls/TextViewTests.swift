import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@testable import UIKit

@MainActor struct TextViewTests {
  final class Listener: NSObject, UITextViewDelegate {
    var heard: [String] = []
    var takes = true

    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { takes }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { takes }
    func textViewDidBeginEditing(_ textView: UITextView) { heard.append("begin") }
    func textViewDidEndEditing(_ textView: UITextView) { heard.append("end") }
    func textViewDidChange(_ textView: UITextView) { heard.append("now \(textView.text ?? "")") }
    func textViewDidChangeSelection(_ textView: UITextView) {
      heard.append("at \(textView.selectedRange.location)")
    }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
      heard.append("\(range.location)+\(range.length) \(text)")
      // Many apps end editing by the return key like this.
      if text == "\n" {
        textView.resignFirstResponder()
        return false
      }
      return takes
    }
  }

  private let view = UITextView()
  private let listener = Listener()

  init() {
    view.accessibilityLabel = "Notes"
    view.delegate = listener
  }

  @Test func `the delegate is notified of editing and of each change`() throws {
    let screen = screen(of: view)
    try screen.field("Notes").focus()
    #expect(view.isFirstResponder)
    try screen.field("Notes").type("Hi")
    #expect(view.text == "Hi")
    try screen.field("Notes").blur()
    #expect(
      listener.heard == ["begin", "0+0 H", "now H", "at 1", "1+0 i", "now Hi", "at 2", "end"])
    #expect(!view.isFirstResponder)
  }

  @Test
  func `a change that the delegate refuses leaves the text, and the return key can end editing`()
    throws
  {
    view.text = "Milk"
    let screen = screen(of: view)
    try screen.field("Notes").focus()
    try screen.field("Notes").set("Milk\n")
    #expect(view.text == "Milk" && screen.focused == nil)
    #expect(try screen.field("Notes").value == "Milk")
    #expect(listener.heard.contains("4+0 \n") && listener.heard.last == "end")
    listener.takes = false
    try screen.field("Notes").set("Mil")
    #expect(try screen.field("Notes").value == "Milk" && listener.heard.last == "3+1 ")
  }

  @Test(arguments: [
    ("", "a", NSRange(location: 0, length: 0), "a"),
    ("ab", "axb", NSRange(location: 1, length: 0), "x"),
    ("abc", "ac", NSRange(location: 1, length: 1), ""),
    ("aaa", "aaaa", NSRange(location: 3, length: 0), "a"),
    ("👍🏽b", "👍🏽c", NSRange(location: 4, length: 1), "c"),
    ("one two", "one 2 two", NSRange(location: 4, length: 0), "2 "),
  ])
  func `a change is reported as the shortest replacement`(
    old: String, new: String, range: NSRange, text: String
  ) {
    let edit = TextEdit(from: old, to: new)
    #expect(edit.range == range && edit.replacement == text)
    #expect((old as NSString).replacingCharacters(in: edit.range, with: edit.replacement) == new)
  }

  @Test func `text that the app sets is shown without notifying the delegate`() throws {
    let screen = screen(of: view)
    view.text = "Bread"
    #expect(try screen.field("Notes").value == "Bread" && listener.heard.isEmpty)
    view.attributedText = NSAttributedString(string: "Eggs")
    #expect(try screen.field("Notes").value == "Eggs" && view.attributedText.string == "Eggs")
    view.text = nil
    #expect(view.text == "")
  }

  @Test func `the app moves the focus unless the delegate refuses`() {
    let screen = screen(of: view)
    screen.flush()
    #expect(view.canBecomeFirstResponder && view.becomeFirstResponder())
    #expect(screen.focused != nil)
    #expect(view.resignFirstResponder() && screen.focused == nil)
    listener.takes = false
    #expect(!view.becomeFirstResponder() && !view.resignFirstResponder())
    view.isEditable = false
    #expect(!view.canBecomeFirstResponder)
  }

  @Test func `a text view that cannot be edited is drawn as a text`() {
    view.text = "Read me"
    view.isEditable = false
    let screen = screen(of: view)
    #expect(screen.all(.field, nil).isEmpty && screen.text.contains("Read me"))
    let linked = NSAttributedString(
      string: "More", attributes: [.link: "https://example.org/more"])
    view.attributedText = linked
    #expect(screen.all(.link, nil).map(\.text) == ["More"])
    #expect(view.attributedText == linked && view.text == "More")
    view.isEditable = true
    #expect(screen.all(.field, nil).count == 1)
    view.text = "Less"
    #expect(view.attributedText == NSAttributedString(string: "Less"))
  }

  @Test func `a text view has the style and keyboard traits of a SwiftUI editor`() {
    let plain = TextEditor(text: .constant("")).textEditorStyle(.plain)
    view.font = .preferredFont(forTextStyle: .title1)
    view.textColor = .systemRed
    view.textContainerInset = UIEdgeInsets(top: 3, left: 2, bottom: 3, right: 2)
    view.textContainer.lineFragmentPadding = 0
    expect(view, draws: plain.font(.title), beyond: plain)
    expect(view, draws: plain.foregroundStyle(.red), beyond: plain)
    let insets = EdgeInsets(top: 3, leading: 2, bottom: 3, trailing: 2)
    expect(view, draws: plain.padding(insets), beyond: plain)
    view.keyboardType = .emailAddress
    view.autocapitalizationType = .none
    view.autocorrectionType = .no
    let model = plain.keyboardType(.emailAddress).textInputAutocapitalization(.never)
      .autocorrectionDisabled()
    func facts(_ screen: Screen) -> Attributes? {
      var facts = screen.all(.field, nil).first?.drawing.attributes
      for other in [Attribute.label, .identifier, .draftKey] { facts?[other] = nil }
      return facts
    }
    #expect(facts(screen(of: view)) == facts(Screen(model.submitLabel(.return))))
    #expect(facts(screen(of: view)) != facts(Screen(plain)))
  }

  @Test func `a change of the text posts a notification`() throws {
    let screen = screen(of: view)
    var changed = 0
    let token = NotificationCenter.default.addObserver(
      forName: UITextView.textDidChangeNotification, object: view, queue: nil
    ) { _ in MainActor.assumeIsolated { changed += 1 } }
    defer { NotificationCenter.default.removeObserver(token) }
    try screen.field("Notes").type("a")
    #expect(changed == 1)
  }

  @Test func `the height that fits grows with the lines`() {
    let room = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
    let empty = view.sizeThatFits(room).height
    view.text = "one\ntwo\nthree"
    let three = view.sizeThatFits(room).height
    view.text = String(repeating: "word ", count: 40)
    #expect(empty > 16 && three > empty && view.sizeThatFits(room).height > three)
    #expect(view.sizeThatFits(room).height < 1000)
  }

  @Test func `the content is as high as the text needs, until the app sets its size`() {
    let line = view.contentSize.height
    view.text = "one\ntwo\nthree"
    #expect(line > 16 && view.contentSize.height > line)
    view.text = String(repeating: "word ", count: 40)
    view.frame = CGRect(x: 0, y: 0, width: 600, height: 40)
    let wide = view.contentSize
    view.frame.size.width = 150
    #expect(wide.width == 600 && view.contentSize.height > wide.height)
    view.contentSize = CGSize(width: 10, height: 20)
    #expect(view.contentSize == CGSize(width: 10, height: 20))
  }

  @Test func `a subclass can be created with a frame and a text container`() {
    final class Own: UITextView {
      override init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame, textContainer: textContainer)
        text = "own"
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    #expect(Own(frame: .zero).text == "own")
    let area = NSTextContainer(size: CGSize(width: 1, height: 2))
    #expect(Own(frame: .zero, textContainer: area).textContainer === area)
  }
}
