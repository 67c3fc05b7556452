import SwiftUI
import Testing
import UIKit

@testable import MessageUI
@testable import SwiftUITesting

@MainActor @Suite struct MailTests {
  private final class Clerk: NSObject, MFMailComposeViewControllerDelegate {
    var results: [MFMailComposeResult] = []
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) { results.append(result) }
  }

  private struct Shown: UIViewControllerRepresentable {
    let controller: MFMailComposeViewController
    func makeUIViewController(context: Context) -> MFMailComposeViewController { controller }
    func updateUIViewController(_ controller: MFMailComposeViewController, context: Context) {}
  }

  @Test func `Open in Mail opens a mailto URL with recipients, subject and body`() throws {
    let (controller, clerk) = (MFMailComposeViewController(), Clerk())
    controller.mailComposeDelegate = clerk
    controller.setToRecipients(["help@example.org"])
    controller.setSubject("Hi & bye")
    controller.setMessageBody("<p>One?</p>", isHTML: true)
    controller.addAttachmentData(Data(), mimeType: "text/plain", fileName: "log.txt")
    let screen = Screen(Shown(controller: controller))
    for words in ["help@example.org", "One?", "log.txt"] { #expect(screen.text.contains(words)) }
    try screen.button("Open in Mail").tap()
    #expect(screen.opened == ["mailto:help@example.org?subject=Hi%20%26%20bye&body=One%3F"])
    #expect(clerk.results == [.saved])
  }

  @Test func `cancelling the mail composer opens no mailto URL`() throws {
    let (controller, clerk) = (MFMailComposeViewController(), Clerk())
    controller.mailComposeDelegate = clerk
    let screen = Screen(Shown(controller: controller))
    try screen.button("Cancel").tap()
    #expect(screen.opened.isEmpty && clerk.results == [.cancelled])
  }

  @Test func `a mailto URL percent-encodes the separators in its recipients and body`() {
    var letter = Letter(to: ["a@b.org", "c?d@e.org"], cc: ["f&g@h.org"])
    letter.body = "one\ntwo"
    #expect(
      letter.address?.absoluteString
        == "mailto:a@b.org,c%3Fd@e.org?cc=f%26g@h.org&body=one%0D%0Atwo")
    #expect(!MFMessageComposeViewController.canSendText())
  }
}
