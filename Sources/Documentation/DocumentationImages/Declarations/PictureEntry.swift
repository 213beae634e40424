import ChatLook
import Frames
import HeadlessUIKit
import Rendering

/// A picture of a page: a name, a scene, and the change to the configuration that the picture shows.
///
/// Every run draws the picture again, because it can't be known whether the values read by its closures have changed.
public struct PictureEntry: Sendable {
    /// The file name without its extension. A name such as `cards/large` puts the file in a subfolder.
    public private(set) var name: String

    /// The caption above it on the page of all pictures, such as `Before`.
    public private(set) var caption = ""

    /// The description for readers who can't see the picture; `nil` uses the name.
    private(set) var text: String?

    /// How the file is encoded.
    private(set) var encoding = FileEncoding()

    /// Where the picture is declared.
    let place: SourcePlace

    private let scene: PictureScene
    private let change: @MainActor () throws -> Void
    private var adjust: [@Sendable (inout RenderSettings) -> Void] = []
    private var background: PictureScene.Background?
    private var edits: [@Sendable (Frame) throws -> Frame] = []

    /// Distinguishes the picture from another with the same name. A picture that is shown twice keeps its identity.
    private(set) var identity = Identity()

    final class Identity: Sendable {}

    /// Creates a picture, without laying anything out yet.
    ///
    /// - Parameters:
    ///   - name: The file name without its extension.
    ///   - scene: What to draw.
    ///   - change: The change to `Components.default`, `Appearance.default` and so on that the picture shows. It
    ///     applies to this picture only.
    ///   - file: The source file that declares the picture. Leave out this argument and `line`.
    public init(
        _ name: String, of scene: PictureScene, changedBy change: @escaping @MainActor () throws -> Void = {},
        file: String = #filePath, line: Int = #line
    ) {
        self.name = name
        self.scene = scene
        self.change = change
        place = SourcePlace(file: file, line: line)
    }

    // MARK: Variants

    /// Returns the picture with a caption on the page of all pictures.
    public func captioned(_ caption: String) -> PictureEntry {
        var copy = self
        copy.caption = caption
        return copy
    }

    /// Returns the picture with a description for readers who can't see it. The default is its name.
    public func alternativeText(_ text: String) -> PictureEntry {
        var copy = self
        copy.text = text
        return copy
    }

    /// Returns the picture with other settings: `entry.settings { $0.timeZone = "Europe/Amsterdam" }`.
    ///
    /// A scale set here applies to this picture. The command-line option `--scale` overrides it.
    public func settings(_ change: @escaping @Sendable (inout RenderSettings) -> Void) -> PictureEntry {
        changed { $0.adjust.append(change) }
    }

    /// Returns the picture with another background. With `nil`, unpainted areas are transparent.
    public func background(_ color: UIColor?) -> PictureEntry {
        changed { $0.background = color.map { PictureScene.Background.color($0) } ?? PictureScene.Background.none }
    }

    /// Returns the picture with its finished layout transformed by `edit`. The frames are tagged with the messages they
    /// show.
    func edited(_ edit: @escaping @Sendable (Frame) throws -> Frame) -> PictureEntry {
        changed { $0.edits.append(edit) }
    }

    /// Returns the picture with another file encoding.
    func written(_ change: (inout FileEncoding) -> Void) -> PictureEntry {
        changed { change(&$0.encoding) }
    }

    /// Returns the picture under another name.
    func renamed(_ name: String) -> PictureEntry {
        changed { $0.name = name }
    }

    /// Returns a changed copy with a new identity.
    private func changed(_ change: (inout PictureEntry) -> Void) -> PictureEntry {
        var copy = self
        change(&copy)
        copy.identity = Identity()
        return copy
    }

    // MARK: Laying out

    /// The picture's settings: `settings` with this picture's changes.
    func settings(from settings: RenderSettings) -> RenderSettings {
        var settings = settings
        for change in adjust { change(&settings) }
        return settings
    }

    /// Lays out the picture, with its changes to the current render settings. These changes apply to this picture only.
    ///
    /// - Throws: The errors of the scene and the change, such as a `DocumentError` in a conversation.
    public func makeFrame() throws -> Frame {
        try layOut(in: settings(from: .current)).frame
    }

    /// Lays out the picture and resolves its background color.
    func layOut(
        in settings: RenderSettings, prepare: @MainActor () throws -> Void = {}
    ) throws -> (frame: Frame, background: RGBA) {
        try RenderSettings.withCurrent(settings) {
            try MainQueue.run {
                // As on iOS, appearance proxies are shared by the whole process.
                AppearanceProxies.removeAll()
                defer { AppearanceProxies.removeAll() }
                return try RenderContext.with(place, for: SourcePlace.OfPicture.self) {
                    try ConfigurationScope.run {
                        try prepare()
                        try change()
                        return (try makeEditedFrame(scale: settings.scale), (background ?? scene.background).rgba)
                    }
                }
            }
        }
    }

    @MainActor
    private func makeEditedFrame(scale: CGFloat) throws -> Frame {
        if let tags = encoding.format.still?.treeTags() {
            let frame = try tags.marking { try scene.makeFrame().alignedToPixels(scale: scale) }
            return try edits.reduce(frame) { try $1($0) }
        }
        guard !edits.isEmpty else { return try scene.makeFrame().alignedToPixels(scale: scale) }
        let frame = try ContentTags.marking { try scene.makeFrame().alignedToPixels(scale: scale) }
        return try edits.reduce(frame) { try $1($0) }.withoutContentTags
    }
}
