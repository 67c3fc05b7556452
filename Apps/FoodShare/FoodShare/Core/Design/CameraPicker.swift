import SwiftUI
import UIKit

/// The camera of the phone, which takes one photo.
struct CameraPicker: UIViewControllerRepresentable {
    /// Called with the photo's file, which exists until the call has returned.
    let taken: @MainActor (URL) async -> Void
    /// Called with the content of a photo that has no file; with `nil` if none can be made of it.
    let drawn: (Data?) -> Void
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
            guard let file = info[.imageURL] as? URL else {
                return picker.drawn((info[.originalImage] as? UIImage)?.jpegData(compressionQuality: 0.9))
            }
            // Whoever takes the file knows its size before reading it. It exists as long as its controller does.
            Task { [picker] in
                await picker.taken(file)
                withExtendedLifetime(controller) {}
            }
        }

        func imagePickerControllerDidCancel(_ controller: UIImagePickerController) {
            picker.cancel()
        }
    }
}
