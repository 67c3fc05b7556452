import AVFoundation
import Foundation
import StrataKitTesting
import Testing
import UIKit

@MainActor @Suite struct CaptureTests {
  final class Scanner: NSObject, AVCaptureMetadataOutputObjectsDelegate {}

  @Test
  func `a capture session posts a runtime error instead of running, since there is no camera`() {
    let session = AVCaptureSession()
    let codes = Recorded<AVError.Code>()
    let token = NotificationCenter.default.addObserver(
      forName: AVCaptureSession.runtimeErrorNotification, object: session, queue: nil
    ) { notification in
      let error = notification.userInfo?[AVCaptureSessionErrorKey] as? AVError
      codes.record(error?.code ?? .unknown)
    }
    defer { NotificationCenter.default.removeObserver(token) }
    session.startRunning()
    #expect(codes.all == [.deviceNotConnected])
    #expect(!session.isRunning && session.connections.isEmpty && session.inputs.isEmpty)
  }

  @Test func `adding an output to a capture session a second time has no effect`() {
    let (session, output, scanner) = (AVCaptureSession(), AVCaptureMetadataOutput(), Scanner())
    #expect(session.canAddOutput(output))
    session.addOutput(output)
    session.addOutput(output)
    #expect(session.outputs == [output] && !session.canAddOutput(output))
    output.setMetadataObjectsDelegate(scanner, queue: .main)
    output.metadataObjectTypes = [.qr, .ean13]
    #expect(output.metadataObjectsDelegate === scanner)
    #expect(output.availableMetadataObjectTypes.isEmpty && output.connections.isEmpty)
    session.removeOutput(output)
    #expect(session.outputs.isEmpty)
  }

  @Test func `a camera preview layer is added to a view's layer and removed from it`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let layer = AVCaptureVideoPreviewLayer(session: AVCaptureSession())
    layer.frame = view.layer.bounds
    layer.videoGravity = .resizeAspectFill
    view.layer.addSublayer(layer)
    #expect(layer.frame.size == CGSize(width: 300, height: 200) && layer.connection == nil)
    #expect(view.layer.sublayers == [layer] && layer.superlayer === view.layer)
    layer.removeFromSuperlayer()
    #expect(view.layer.sublayers == nil && layer.superlayer == nil)
  }
}
