/// The kind of file, which decides its icon.
public enum AttachmentFileType: String, Hashable, Codable, Sendable, CaseIterable {
    case generic, unknown
    case doc, docx, pdf, ppt, pptx, tar, xls, zip, xz, ods, odt, xlsx, csv, rtf, txt
    case x7z = "7z"
    case mp3, wav, ogg, m4a, aac
    case mp4, mov, avi, wmv, webm
    case jpeg, png, gif, bmp, webp

    /// The type of a file extension, with or without the dot, in any case.
    public init(ext: String) {
        let name = ext.drop { $0 == "." }.lowercased()
        if name == "jpg" {
            self = .jpeg
        } else {
            self = Self(rawValue: name) ?? .generic
        }
    }

    /// The type for a MIME type such as `"application/pdf"`.
    public init(mimeType: String) {
        let name = mimeType.prefix { $0 != ";" }.lowercased()
        self = Self.typesByMimeType[name] ?? .generic
    }

    /// The MIME type, such as `"application/pdf"`.
    public var mimeType: String? { Self.mimeTypes[self] }

    /// Whether files of this type are videos.
    public var isVideo: Bool { [.mp4, .mov, .avi, .wmv, .webm].contains(self) }

    /// Whether files of this type are audio files.
    public var isAudio: Bool { [.mp3, .wav, .ogg, .m4a, .aac].contains(self) }

    private static let mimeTypes: [AttachmentFileType: String] = [
        .generic: "application/octet-stream",
        .doc: "application/msword",
        .docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        .pdf: "application/pdf",
        .ppt: "application/vnd.ms-powerpoint",
        .pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
        .tar: "application/x-tar",
        .xls: "application/vnd.ms-excel",
        .zip: "application/zip",
        .x7z: "application/x-7z-compressed",
        .xz: "application/x-xz",
        .ods: "application/vnd.oasis.opendocument.spreadsheet",
        .odt: "application/vnd.oasis.opendocument.text",
        .xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        .csv: "text/csv",
        .rtf: "text/rtf",
        .txt: "text/plain",
        .mp3: "audio/mpeg",
        .wav: "audio/wav",
        .ogg: "audio/ogg",
        .m4a: "audio/mp4",
        .aac: "audio/aac",
        .mp4: "video/mp4",
        .mov: "video/quicktime",
        .avi: "video/x-msvideo",
        .wmv: "video/x-ms-wmv",
        .webm: "video/webm",
        .jpeg: "image/jpeg",
        .png: "image/png",
        .gif: "image/gif",
        .bmp: "image/bmp",
        .webp: "image/webp",
    ]

    private static let typesByMimeType: [String: AttachmentFileType] = {
        var types: [String: AttachmentFileType] = [
            "application/rtf": .rtf, "audio/mp3": .mp3, "audio/m4a": .m4a, "audio/x-m4a": .m4a, "audio/x-wav": .wav,
            "image/jpg": .jpeg, "application/gzip": .tar, "application/x-zip-compressed": .zip,
        ]
        for (type, name) in mimeTypes where type != .generic { types[name] = type }
        return types
    }()
}
