import SwiftUI
import SwiftUITesting
import Testing
import VisionKit

@MainActor @Suite struct ScannerTests {
  struct Scanner: UIViewControllerRepresentable {
    let said: @MainActor (String) -> Void
    func makeUIViewController(context: Context) -> VNDocumentCameraViewController {
      let camera = VNDocumentCameraViewController()
      camera.delegate = context.coordinator
      return camera
    }
    func updateUIViewController(_ camera: VNDocumentCameraViewController, context: Context) {}
    func makeCoordinator() -> Coordinator { Coordinator(said) }

    final class Coordinator: VNDocumentCameraViewControllerDelegate {
      let said: @MainActor (String) -> Void
      init(_ said: @escaping @MainActor (String) -> Void) { self.said = said }
      func documentCameraViewController(
        _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
      ) { said("\(error)") }
    }
  }

  @Test func `without a camera no scan starts`() {
    #expect(!DataScannerViewController.isSupported && !DataScannerViewController.isAvailable)
    let scanner = DataScannerViewController(
      recognizedDataTypes: [.barcode(symbologies: [.qr]), .text()])
    #expect(throws: DataScannerViewController.ScanningUnavailable.unsupported) {
      try scanner.startScanning()
    }
    #expect(!scanner.isScanning && scanner.recognizedDataTypes.count == 2)
  }

  @Test func `a document camera calls its delegate with an error, since it is not supported`() {
    var said: [String] = []
    let screen = Screen(Scanner { said.append($0) })
    screen.flush()
    #expect(said == ["unsupported"] && !VNDocumentCameraViewController.isSupported)
  }
}
