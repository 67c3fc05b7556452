public import Foundation
public import UIKit

/// The result of a person's writing a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// The person has cancelled the mail.
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
  ///   - result: `saved` if the person has opened the mail in their mail program, otherwise
  ///     `cancelled`. A browser does not report whether a mail was sent.
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

/// A page on which a person writes a mail.
///
/// Partial: the page shows the recipients, the subject and the text, and a link that opens them in
/// the person's mail program (`mailto:`). A browser cannot pass attachments on, and of HTML only
/// the text is kept.
open class MFMailComposeViewController: UIViewController {
  /// The object that is notified when the writing ends.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  private var letter = Letter()
  private var wasOpened = false

  /// Returns whether the device can send mails: always `true`, since the person's browser may have
  /// a mail program.
  open class func canSendMail() -> Bool { true }

  /// Sets the recipients of the mail.
  open func setToRecipients(_ toRecipients: [String]?) { letter.to = toRecipients ?? [] }
  /// Sets the addresses that receive a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) { letter.cc = ccRecipients ?? [] }
  /// Sets the addresses that receive a copy without being shown to others.
  open func setBccRecipients(_ bccRecipients: [String]?) { letter.bcc = bccRecipients ?? [] }
  /// Sets the subject of the mail.
  open func setSubject(_ subject: String) { letter.subject = subject }

  /// Sets the text of the mail.
  ///
  /// - Parameters:
  ///   - body: The text.
  ///   - isHTML: Whether the text is HTML, whose tags are left out.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    letter.body = isHTML ? body.replacing(/<[^>]*>/, with: "") : body
  }

  /// Adds a file that is attached to the mail.
  ///
  /// Partial: the page only shows the name of the file, since a browser cannot pass files to a mail
  /// program.
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

/// The result of a person's writing a text message.
public enum MessageComposeResult: Int, Sendable {
  /// The person has cancelled the message.
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
  ///   - result: The result.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A page on which a person writes a text message.
///
/// Partial: a browser on a desktop has no program for text messages, so ``canSendText()`` is
/// `false`. If the page is presented nevertheless, it is empty and can be closed.
open class MFMessageComposeViewController: UIViewController {
  /// The object that is notified when the writing ends.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The phone numbers and addresses that receive the message.
  open var recipients: [String]?
  /// The text of the message.
  open var body: String?
  /// The subject of the message.
  open var subject: String?

  /// Returns whether the device can send text messages: always `false`.
  open class func canSendText() -> Bool { false }
  /// Returns whether text messages can have a subject: always `false`.
  open class func canSendSubject() -> Bool { false }
  /// Returns whether text messages can have attachments: always `false`.
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
