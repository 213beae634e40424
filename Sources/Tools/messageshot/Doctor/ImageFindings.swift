import Foundation
import UIKitValues

/// The formats of image files that can be read, each tried with a picture of one pixel.
enum ImageFindings {
    static var all: [Finding] {
        let unreadable = samples.filter { sample in
            Data(base64Encoded: sample.file).flatMap { UIImage(data: $0)?.pngData() } == nil
        }
        guard !unreadable.isEmpty else {
            return [Finding(.ok, subject, samples.map(\.format).joined(separator: ", ") + " can be read")]
        }
        // What is in the program itself no package can bring.
        let isShared = LoadedFiles.path(of: "libgdk_pixbuf-2.0.so") != nil
        return unreadable.map {
            Finding(.warning, subject, "\($0.format) can't be read", package: isShared ? $0.package : nil)
        }
    }

    private static let subject = "image files"

    /// The package is that of the library which reads the format.
    private static let samples: [(format: String, package: String, file: String)] = [
        (
            "PNG", "libgdk-pixbuf-2.0-0",
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        ),
        (
            "JPEG", "libgdk-pixbuf-2.0-0",
            "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////"
                + "////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAI"
                + "AQEAAD8AP//Z"
        ),
        ("GIF", "libgdk-pixbuf-2.0-0", "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"),
        ("WebP", "libwebp7", "UklGRh4AAABXRUJQVlA4TBEAAAAvAAAAAAfQhCY0of+BiOh/AAA="),
    ]
}
