public import Foundation
public import SwiftUI
public import Vision

/// A controller that finds texts and codes by the camera.
///
/// Partial: pages are served without cameras, so it is not supported and scanning throws.
open class DataScannerViewController: UIViewController {
  /// The wanted texts and codes.
  public struct RecognizedDataType: Hashable, Sendable {
    private let codes: [VNBarcodeSymbology]?

    /// Codes of these kinds; of all kinds without any.
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType {
      RecognizedDataType(codes: symbologies)
    }

    /// Texts in these languages.
    public static func text(languages: [String] = []) -> RecognizedDataType {
      RecognizedDataType(codes: nil)
    }
  }

  /// The amount of detail.
  public enum QualityLevel: Int, Sendable {
    /// A compromise of speed and accuracy.
    case balanced
    /// Fast, and less accurate.
    case fast
    /// Accurate, and slower.
    case accurate
  }

  /// The reason why nothing is scanned.
  public enum ScanningUnavailable: Error, Hashable, Sendable {
    /// The device cannot scan.
    case unsupported
    /// The person cannot allow the camera.
    case cameraRestricted
  }

  /// A Boolean value that indicates whether the device can scan: always `false`.
  open class var isSupported: Bool { false }
  /// A Boolean value that indicates whether scanning is allowed: always `false`.
  open class var isAvailable: Bool { false }

  /// The wanted texts and codes.
  public let recognizedDataTypes: Set<RecognizedDataType>
  /// The amount of detail.
  public let qualityLevel: QualityLevel
  /// The object that is notified of found items.
  ///
  /// Accepted: nothing is found.
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
  ///   - isPinchToZoomEnabled: Whether two fingers zoom.
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

  /// Throws `ScanningUnavailable.unsupported`.
  open func startScanning() throws { throw ScanningUnavailable.unsupported }

  /// Ends scanning, which never begins.
  open func stopScanning() {}
}

/// A text or a code before the camera. There is none.
public enum RecognizedItem: Identifiable, Sendable {
  /// A text.
  case text(Text)
  /// A code.
  case barcode(Barcode)

  /// The identity of the item.
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let code): code.id
    }
  }

  /// A text before the camera.
  public struct Text: Identifiable, Sendable {
    public let id: UUID
    /// The text that the camera has recognized.
    public let transcript: String
  }

  /// A code before the camera.
  public struct Barcode: Identifiable, Sendable {
    public let id: UUID
    /// The content of the code.
    public let payloadStringValue: String?
    /// The observation of the code. It is never read, as there are no items.
    public var observation: VNBarcodeObservation { preconditionFailure("there is no code") }
  }
}

/// An object that a ``DataScannerViewController`` notifies of findings.
///
/// Accepted: nothing is found, so none of it is called.
@MainActor @preconcurrency public protocol DataScannerViewControllerDelegate: AnyObject {
  /// A person has tapped an item.
  ///
  /// - Parameters:
  ///   - dataScanner: The scanner.
  ///   - item: The item.
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  /// Items were found.
  ///
  /// - Parameters:
  ///   - dataScanner: The scanner.
  ///   - addedItems: The new items.
  ///   - allItems: All recognized items.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Items have moved.
  ///
  /// - Parameters:
  ///   - dataScanner: The scanner.
  ///   - updatedItems: The changed items.
  ///   - allItems: All recognized items.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Items are gone.
  ///
  /// - Parameters:
  ///   - dataScanner: The scanner.
  ///   - removedItems: The items that are not visible any more.
  ///   - allItems: All recognized items.
  func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem],
    allItems: [RecognizedItem])
  /// Scanning is no longer possible.
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
