public import Foundation
public import SwiftUI

/// A controller that takes pictures of documents.
///
/// Partial: pages are served without cameras, so it is not supported and notifies its delegate
/// `ScanningUnavailable.unsupported` when it appears.
open class VNDocumentCameraViewController: UIViewController {
  /// A Boolean value that indicates whether documents can be scanned: always `false`.
  open class var isSupported: Bool { false }
  /// The object that is notified of scanned documents.
  open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    delegate?.documentCameraViewController(
      self, didFailWithError: DataScannerViewController.ScanningUnavailable.unsupported)
  }
}

/// Pictures of a document. There are none.
open class VNDocumentCameraScan: NSObject {
  override init() {}
  /// The number of pages.
  open var pageCount: Int { 0 }
  /// The title of the document.
  open var title: String { "" }
  /// Returns the picture of a page.
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// An object that a ``VNDocumentCameraViewController`` notifies.
@MainActor @preconcurrency public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
  /// Called with scanned pages: never.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - scan: The scanned pages.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  /// Called if a person has cancelled: never.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// Called when the controller has appeared, as nothing can be scanned.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - error: The error.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  public func documentCameraViewControllerDidCancel(
    _ controller: VNDocumentCameraViewController
  ) {}
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}
