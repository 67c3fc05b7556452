import Foundation
import UIKit

/// A photo service that uses UIKit. It converts one photo at a time to limit memory to the largest one.
actor DevicePhotoService: PhotoService {
    static let shared = DevicePhotoService()

    func photo(from file: Data) throws -> ListingPhoto {
        guard file.count <= ListingPhoto.largestFile else { throw AppError.photoTooLarge }
        guard let image = UIImage(data: file) else { throw AppError.photoUnreadable }
        let pixels = image.size.width * image.scale * image.size.height * image.scale
        guard pixels <= ListingPhoto.mostPixels else { throw AppError.photoTooLarge }
        guard let full = image.fitting(ListingPhoto.longestSide), let small = full.fitting(ListingPhoto.smallSide),
            let fullData = full.jpegData(compressionQuality: 0.8), let smallData = small.jpegData(compressionQuality: 0.6)
        else { throw AppError.photoUnreadable }
        return ListingPhoto(full: fullData, small: smallData)
    }
}

extension UIImage {
    /// Returns the image scaled so that its longer side is at most `longest`; it is never enlarged.
    fileprivate func fitting(_ longest: Double) -> UIImage? {
        let part = min(1, longest / max(size.width, size.height))
        return preparingThumbnail(of: CGSize(width: max(1, size.width * part), height: max(1, size.height * part)))
    }
}
