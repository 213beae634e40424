import ChatLook
import ChatModels
import Frames
import HeadlessUIKit

/// A property of an attached file besides its name and size.
public struct LocalAttachmentInfoKey: Hashable, Sendable {
    /// The name of the property.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The image as a `UIImage`. The size of the attachment is that of the image unless it is given.
    public static let originalImage = LocalAttachmentInfoKey(rawValue: "originalImage")

    /// The width in pixels, a `Double`.
    public static let originalWidth = LocalAttachmentInfoKey(rawValue: "originalWidth")

    /// The height in pixels, a `Double`.
    public static let originalHeight = LocalAttachmentInfoKey(rawValue: "originalHeight")

    /// The duration in seconds, a `TimeInterval`.
    public static let duration = LocalAttachmentInfoKey(rawValue: "duration")

    /// The waveform, an array of `Float` from 0 to 1.
    public static let waveformData = LocalAttachmentInfoKey(rawValue: "waveformData")
}

/// The reason why a file can't be attached.
public enum AttachmentValidationError: Error, Equatable, CustomStringConvertible {
    case maxFileSizeExceeded
    case maxAttachmentsCountPerMessageExceeded(limit: Int)

    public var description: String {
        switch self {
        case .maxFileSizeExceeded: "the file is larger than ComposerVC.maxAttachmentSize allows"
        case .maxAttachmentsCountPerMessageExceeded(let limit): "a message has at most \(limit) attachments"
        }
    }
}

extension AnyAttachmentLocalMetadata {
    init(_ info: [LocalAttachmentInfoKey: Any]) {
        self.init()
        duration = info[.duration] as? TimeInterval
        waveformData = info[.waveformData] as? [Float]
        if let image = info[.originalImage] as? UIImage {
            originalResolution = (Double(image.size.width * image.scale), Double(image.size.height * image.scale))
        }
        if let width = info[.originalWidth] as? Double, let height = info[.originalHeight] as? Double {
            originalResolution = (width, height)
        }
    }
}

extension AttachmentType {
    /// The type of attachment for a file extension: image, video or file.
    public init(fileExtension: String) {
        let type = AttachmentFileType(ext: fileExtension)
        if [.jpeg, .png, .gif, .bmp, .webp].contains(type) {
            self = .image
        } else {
            self = type.isVideo ? .video : type.isAudio ? .audio : .file
        }
    }
}

extension ComposerVC {
    func makeImagePicker(
        _ source: UIImagePickerController.SourceType, mediaTypes: [String]
    ) -> UIImagePickerController {
        let picker = UIImagePickerController()
        picker.sourceType = source
        picker.mediaTypes = mediaTypes
        picker.delegate = self
        return picker
    }

    func makeFilePicker() -> UIDocumentPickerViewController {
        let picker = UIDocumentPickerViewController(documentTypes: ["public.data"], in: .import)
        picker.delegate = self
        picker.allowsMultipleSelection = true
        return picker
    }

    /// Attaches a file that was chosen, or shows an alert with the reason why it can't be attached.
    func attach(_ url: URL, type: AttachmentType, info: [LocalAttachmentInfoKey: Any] = [:]) {
        do {
            try addAttachmentToContent(from: url, type: type, info: info)
        } catch AttachmentValidationError.maxFileSizeExceeded {
            showAttachmentExceedsMaxSizeAlert()
        } catch {
            showAlert("\(error)")
        }
    }

    /// Attaches an image without a file. It is written to a file that is named after its content.
    func attach(_ image: UIImage) {
        guard let data = image.pngData() else { return showAlert(L10n.Attachment.unreadable) }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("messageshot-composer")
        let url = folder.appendingPathComponent("\(data.fingerprint).png")
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: url, options: .atomic)
        } catch {
            return showAlert("\(error)")
        }
        attach(url, type: .image, info: [.originalImage: image])
    }

    /// Shows an alert.
    func showAlert(_ text: String) {
        let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: L10n.Alert.ok, style: .default))
        present(alert, animated: true)
    }
}

extension Data {
    /// The FNV-1a hash of the bytes in 64 bits, for a file name.
    fileprivate var fingerprint: String {
        let hash = reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
        return String(hash, radix: 16)
    }
}
