public import Foundation
public import SwiftUI
public import Vision

/// A controller that finds text and barcodes with the camera.
///
/// Partial: pages are served without access to cameras, so scanning is not supported, and starting
/// it throws.
open class DataScannerViewController: UIViewController {
  /// A kind of data to find: text or barcodes.
  public struct RecognizedDataType: Hashable, Sendable {
    private let codes: [VNBarcodeSymbology]?

    /// Returns the kind of data of barcodes; of all symbologies if none are given.
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
      RecognizedDataType(codes: symbologies)
    }

    /// Returns the kind of data of text; in all languages if none are given.
    public static func text(languages: [String] = []) -> RecognizedDataType {
      RecognizedDataType(codes: nil)
    }
  }

  /// The balance of speed and accuracy.
  public enum QualityLevel: Int, Sendable {
    /// Recognition is neither the fastest nor the most accurate.
    case balanced
    /// Recognition is fast, and less accurate.
    case fast
    /// Recognition is accurate, and slower.
    case accurate
  }

  /// The reason for which scanning is not possible.
  public enum ScanningUnavailable: Error, Hashable, Sendable {
    /// The device cannot scan barcodes or texts.
    case unsupported
    /// The app may not use the camera, and the person cannot change that.
    case cameraRestricted
  }

  /// A Boolean value that indicates whether the device can scan: always `false`.
  open class var isSupported: Bool { false }
  /// A Boolean value that indicates whether scanning is allowed: always `false`.
  open class var isAvailable: Bool { false }

  /// The kinds of data to find.
  public let recognizedDataTypes: Set<RecognizedDataType>
  /// The balance of speed and accuracy.
  public let qualityLevel: QualityLevel
  /// The object that is notified of found items.
  ///
  /// Accepted: it is never notified, since nothing is found.
  open weak var delegate: (any DataScannerViewControllerDelegate)?
  /// A Boolean value that indicates whether the camera is on: always `false`.
  open var isScanning: Bool { false }

  /// Creates a controller, which shows nothing.
  ///
  /// - Parameters:
  ///   - recognizedDataTypes: The kinds of data to recognize.
  ///   - qualityLevel: The balance of speed and accuracy.
  ///   - recognizesMultipleItems: Whether several items are recognized at once.
  ///   - isHighFrameRateTrackingEnabled: Whether items are followed at a high frame rate.
  ///   - isPinchToZoomEnabled: Whether a person can zoom with two fingers.
  ///   - isGuidanceEnabled: Whether hints are shown.
  ///   - isHighlightingEnabled: Whether recognized items are highlighted.
  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
    isHighlightingEnabled: Bool = false
  ) {
    (self.recognizedDataTypes, self.qualityLevel) = (recognizedDataTypes, qualityLevel)
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) { return nil }

  /// Throws `ScanningUnavailable.unsupported`, always.
  open func startScanning() throws { throw ScanningUnavailable.unsupported }

  /// Ends the scanning.
  ///
  /// Accepted: it does nothing, since scanning never begins.
  open func stopScanning() {}
}

/// A text or a barcode that the camera has found. None is ever made.
public enum RecognizedItem: Identifiable, Sendable {
  /// The item is a text.
  case text(Text)
  /// The item is a barcode.
  case barcode(Barcode)

  /// The identifier of the item.
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let code): code.id
    }
  }

  /// A text that the camera has found.
  public struct Text: Identifiable, Sendable {
    public let id: UUID
    /// The text that the camera has recognized.
    public let transcript: String
  }

  /// A barcode that the camera has found.
  public struct Barcode: Identifiable, Sendable {
    public let id: UUID
    /// The content of the barcode; `nil` if it cannot be read.
    public let payloadStringValue: String?
    /// The observation of the barcode. It is never read, as there are no items.
    public var observation: VNBarcodeObservation { preconditionFailure("there is no code") }
  }
}

/// An object that a ``DataScannerViewController`` notifies of items that it finds.
///
/// Accepted: none of its methods is called, since nothing is found.
@MainActor @preconcurrency public protocol DataScannerViewControllerDelegate: AnyObject {
  /// Called when a person has tapped an item.
  ///
  /// Accepted: it is never called, as nothing is scanned.
  ///
  /// - Parameters:
  ///   - dataScanner: The scanner.
  ///   - item: The item.
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  /// Called when items were found.
  ///
  /// Accepted: it is never called, as nothing is scanned.
  ///
  /// - Parameters:
  ///   - dataScanner: The scanner.
  ///   - addedItems: The new items.
  ///   - allItems: All recognized items.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Called when items have moved.
  ///
  /// Accepted: it is never called, as nothing is scanned.
  ///
  /// - Parameters:
  ///   - dataScanner: The scanner.
  ///   - updatedItems: The changed items.
  ///   - allItems: All recognized items.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Called when items are not visible any more.
  ///
  /// Accepted: it is never called, as nothing is scanned.
  ///
  /// - Parameters:
  ///   - dataScanner: The scanner.
  ///   - removedItems: The items that are not visible any more.
  ///   - allItems: All recognized items.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Called when scanning is no longer possible.
  ///
  /// Accepted: it is never called, as nothing is scanned.
  ///
  /// - Parameters:
  ///   - dataScanner: The scanner.
  ///   - error: The error.
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
  public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {
  }
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}
