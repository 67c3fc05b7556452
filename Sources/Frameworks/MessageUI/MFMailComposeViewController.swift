public import Foundation
public import UIKit

/// The result of writing a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// The person has cancelled.
  case cancelled
  /// The person has saved a draft.
  case saved
  /// The person has sent the message.
  case sent
  /// The message could not be sent or saved.
  case failed
}

/// An object that is notified when the writing of a mail ends.
@MainActor @preconcurrency public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Called when the person has closed the page.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - result: `cancelled`, or `saved` if they have opened the mail in their program: a browser
  ///     does not report whether it was sent.
  ///   - error: The error.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}

/// A page that writes a mail.
///
/// Partial: it shows recipients, subject and text, and a link that opens them in the person's mail
/// program (`mailto:`). A browser passes no attachments on, and HTML becomes its text.
open class MFMailComposeViewController: UIViewController {
  /// The object that is notified when the writing ends.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private var letter = Letter()
  private var wasOpened = false

  /// Returns whether mails can be written: yes, if the person's browser knows a mail program.
  open class func canSendMail() -> Bool { true }

  /// Sets the recipients.
  open func setToRecipients(_ toRecipients: [String]?) { letter.to = toRecipients ?? [] }
  /// Sets those who receive a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) { letter.cc = ccRecipients ?? [] }
  /// Sets those who receive a copy without being named.
  open func setBccRecipients(_ bccRecipients: [String]?) { letter.bcc = bccRecipients ?? [] }
  /// Sets the subject.
  open func setSubject(_ subject: String) { letter.subject = subject }

  /// Sets the text.
  ///
  /// - Parameters:
  ///   - body: A function that returns the content.
  ///   - isHTML: Whether tags are left out.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    letter.body = isHTML ? body.replacing(/<[^>]*>/, with: "") : body
  }

  /// Adds a file.
  ///
  /// Partial: it is named on the page, since a browser passes no files to a mail program.
  ///
  /// - Parameters:
  ///   - attachment: The bytes of the attached file.
  ///   - mimeType: The media type.
  ///   - filename: The name of the attached file.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    letter.leftOut.append(filename)
  }

  open override func loadView() {
    view = LetterPage { [weak self] in
      LetterFace(
        letter: self?.letter ?? Letter(), opened: { self?.wasOpened = true },
        close: { self?.close() })
    }
  }

  private func close() {
    mailComposeDelegate?.mailComposeController(
      self, didFinishWith: wasOpened ? .saved : .cancelled, error: nil)
    dismiss(animated: true)
  }
}

/// The result of writing a text message.
public enum MessageComposeResult: Int, Sendable {
  /// The person has cancelled.
  case cancelled
  /// The person has sent the message.
  case sent
  /// The message could not be sent.
  case failed
}

/// An object that is notified when the writing of a text message ends.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate:
  NSObjectProtocol
{
  /// Called when the person has closed the page.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - result: The outcome.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A page that writes a text message.
///
/// Partial: a browser on a desk has no program for them, so ``canSendText()`` is `false`; presented
/// nevertheless, it is empty and can be closed.
open class MFMessageComposeViewController: UIViewController {
  /// The object that is notified when the writing ends.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The phone numbers and addresses that receive the message.
  open var recipients: [String]?
  /// The text of the message.
  open var body: String?
  /// The subject of the message.
  open var subject: String?

  /// Returns whether text messages can be written: no.
  open class func canSendText() -> Bool { false }
  /// Returns whether text messages can have a subject: no.
  open class func canSendSubject() -> Bool { false }
  /// Returns whether text messages can have files: no.
  open class func canSendAttachments() -> Bool { false }

  open override func loadView() {
    view = LetterPage { [weak self] in
      LetterFace(letter: nil, opened: {}, close: { self?.close() })
    }
  }

  private func close() {
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .cancelled)
    dismiss(animated: true)
  }
}
