public import Foundation
public import SwiftUI

/// A controller with which a person scans documents by the camera.
///
/// Partial: pages are served without access to cameras, so scanning is not supported. When the
/// controller appears, its delegate gets `ScanningUnavailable.unsupported`.
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

/// The scanned pages of a document. None are ever made.
open class VNDocumentCameraScan: NSObject {
  override init() {}
  /// The number of pages.
  open var pageCount: Int { 0 }
  /// The title of the document.
  open var title: String { "" }
  /// Returns the picture of a page, which is empty.
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// An object that a ``VNDocumentCameraViewController`` notifies of its result.
@MainActor @preconcurrency public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
  /// Called with scanned pages.
  ///
  /// Accepted: it is never called, as nothing can be scanned.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - scan: The scanned pages.
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  /// Called when a person has cancelled.
  ///
  /// Accepted: it is never called, as the controller fails as soon as it appears.
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  /// Called with an error when the controller has appeared, as nothing can be scanned.
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
