import SwiftUI
import UIKit

/// The camera of the phone, which takes one photo.
struct CameraPicker: UIViewControllerRepresentable {
    /// Called with the photo's file; with `nil` if none can be made of it.
    let taken: (Data?) -> Void
    let cancel: () -> Void

    /// A Boolean value that indicates whether the device has a camera.
    @MainActor static var isAvailable: Bool { UIImagePickerController.isSourceTypeAvailable(.camera) }

    func makeUIViewController(context: Context) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.sourceType = .camera
        picker.delegate = context.coordinator
        return picker
    }

    func updateUIViewController(_ picker: UIImagePickerController, context: Context) {
        context.coordinator.picker = self
    }

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    final class Coordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
        var picker: CameraPicker

        init(_ picker: CameraPicker) {
            self.picker = picker
        }

        func imagePickerController(
            _ controller: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
        ) {
            // The file, where there is one, need not be drawn once more.
            let file = (info[.imageURL] as? URL).flatMap { try? Data(contentsOf: $0) }
            picker.taken(file ?? (info[.originalImage] as? UIImage)?.jpegData(compressionQuality: 0.9))
        }

        func imagePickerControllerDidCancel(_ controller: UIImagePickerController) {
            picker.cancel()
        }
    }
}
