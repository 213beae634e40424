import Foundation
import UIKitValues

/// The supported formats of image files, each tested with a picture of one pixel.
enum ImageFindings {
    static var all: [Finding] {
        let unreadable = samples.filter { sample in
            Data(base64Encoded: sample.file).flatMap { UIImage(data: $0)?.pngData() } == nil
        }
        guard !unreadable.isEmpty else {
            return [Finding(.ok, subject, samples.map(\.format).joined(separator: ", ") + " can be read")]
        }
        return unreadable.map { sample in
            // No package can add a format that is linked into the program.
            let library = sample.library.flatMap { LoadedFiles.path(of: $0.file) == nil ? nil : $0 }
            return Finding(.warning, subject, "\(sample.format) can't be read", package: library?.package)
        }
    }

    private static let subject = "image files"

    /// The library that reads the format, unless the project reads it itself.
    private static let samples: [(format: String, library: (file: String, package: String)?, file: String)] = [
        (
            "PNG", nil,
            "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        ),
        (
            "JPEG", ("libgdk_pixbuf-2.0.so", "libgdk-pixbuf-2.0-0"),
            "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAP//////////////////////////////////////////////////////////////////"
                + "////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAAP/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAI"
                + "AQEAAD8AP//Z"
        ),
        ("GIF", nil, "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"),
        ("WebP", ("libwebp.so", "libwebp7"), "UklGRh4AAABXRUJQVlA4TBEAAAAvAAAAAAfQhCY0of+BiOh/AAA="),
    ]
}
