public import Foundation

/// The type and size of an attached file.
public struct AttachmentFile: Hashable, Codable, Sendable {
    /// The type, which decides the icon.
    public var type: AttachmentFileType

    /// The size in bytes.
    public var size: Int64

    /// The MIME type, such as `"application/pdf"`.
    public var mimeType: String?

    /// Creates the description of a file; the MIME type defaults to that of its type.
    public init(type: AttachmentFileType = .generic, size: Int64 = 0, mimeType: String? = nil) {
        self.type = type
        self.size = size
        self.mimeType = mimeType ?? type.mimeType
    }

    /// Creates the description of a local file from its extension and size.
    ///
    /// - Throws: An error if there is no such file.
    public init(url: URL) throws {
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        self.init(
            type: AttachmentFileType(ext: url.pathExtension), size: (attributes[.size] as? NSNumber)?.int64Value ?? 0)
    }

    /// The formatted size, in English and decimal units: `Zero KB`, `30 bytes`, `123 KB`, `1.2 MB`, `1.23 GB`.
    ///
    /// The components format it in the current language.
    public var sizeString: String { FileSizeText.text(bytes: size) }
}
