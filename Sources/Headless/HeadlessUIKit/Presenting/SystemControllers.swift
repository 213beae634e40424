/// Lets the user choose a picture. The system's own content isn't drawn: only the screen behind is, which is reported.
open class UIImagePickerController: UINavigationController {
    public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
    public enum CameraDevice: Int, Sendable { case rear, front }

    public struct InfoKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// Always false: there are neither photos nor a camera.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
    /// Always false: there is no camera.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    /// Always `nil`: there are no photos.
    open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { nil }

    /// Kept and never read: the picker isn't drawn.
    open var sourceType: SourceType = .photoLibrary
    /// Kept and never read: the picker isn't drawn.
    open var mediaTypes: [String] = ["public.image"]
    /// Kept and never read: the picker isn't drawn.
    open var allowsEditing = false
    /// Kept and never read: the picker isn't drawn.
    open var videoMaximumDuration: Double = 600

    override var undrawnName: String? { "UIImagePickerController" }
}

/// Receives the picked images. Never called: nothing is picked.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: ObjectiveCProtocol {
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    /// Never called: nothing is picked.
    public func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {}
    /// Never called: nothing is picked.
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// Lets the user choose a file. The system's own content isn't drawn: only the screen behind is, which is reported.
open class UIDocumentPickerViewController: UIViewController {
    /// Kept and never called: nothing is picked.
    open weak var delegate: UIDocumentPickerDelegate?
    /// Kept and never read: the picker isn't drawn.
    open var allowsMultipleSelection = false
    /// Kept and never read: the picker isn't drawn.
    open var shouldShowFileExtensions = false
    /// Kept and never read: the picker isn't drawn.
    open var directoryURL: URL?

    /// Creates a picker that exports files from the app.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker for types of files, such as `"public.data"`.
    public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override var undrawnName: String? { "UIDocumentPickerViewController" }
}

public enum UIDocumentPickerMode: UInt, Sendable { case `import`, open, exportToService, moveToService }

/// Receives the picked files. Never called: nothing is picked.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: ObjectiveCProtocol {
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    /// Never called: nothing is picked.
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    /// Never called: nothing is picked.
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
