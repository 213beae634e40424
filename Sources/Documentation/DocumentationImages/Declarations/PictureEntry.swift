import ChatLook
import Frames
import HeadlessUIKit
import Rendering

/// A picture of a page: a name, a scene, and the change that the picture shows.
///
/// Every run draws it anew: what a closure reads can't be known, so that a picture of an earlier run might be stale.
public struct PictureEntry: Sendable {
    /// The name of its file without the ending. A name such as `cards/large` is in a folder of its own.
    public private(set) var name: String

    /// The caption above it on the page of all pictures, such as `Before`.
    public private(set) var caption = ""

    /// The description for readers who can't see the picture; `nil` for its name.
    private(set) var text: String?

    /// How its file is written.
    private(set) var encoding = FileEncoding()

    /// Where the picture is described.
    let place: SourcePlace

    private let scene: PictureScene
    private let change: @MainActor () throws -> Void
    private var adjust: [@Sendable (inout RenderSettings) -> Void] = []
    private var background: PictureScene.Background?
    private var edits: [@Sendable (Frame) throws -> Frame] = []

    /// Tells the picture from another of the same name. One that is shown twice is still one.
    private(set) var identity = Identity()

    final class Identity: Sendable {}

    /// Creates a picture. Nothing is laid out yet.
    ///
    /// - Parameters:
    ///   - name: The name of its file without the ending.
    ///   - scene: What is drawn.
    ///   - change: The change that the picture shows, made to `Components.default`, `Appearance.default` and the like. It
    ///     holds for no other picture.
    ///   - file: The file that describes the picture. It is left out, as is `line`.
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

    /// Returns the picture with a description for readers who can't see it. Its name stands for one unless given.
    public func alternativeText(_ text: String) -> PictureEntry {
        var copy = self
        copy.text = text
        return copy
    }

    /// Returns the picture with other settings: `entry.settings { $0.timeZone = "Europe/Amsterdam" }`.
    ///
    /// The scale that is set here is the picture's own; `--scale` on the command line takes its place.
    public func settings(_ change: @escaping @Sendable (inout RenderSettings) -> Void) -> PictureEntry {
        changed { $0.adjust.append(change) }
    }

    /// Returns the picture in front of another background; `nil` for none: what nothing paints is transparent.
    public func background(_ color: UIColor?) -> PictureEntry {
        changed { $0.background = color.map { PictureScene.Background.color($0) } ?? PictureScene.Background.none }
    }

    /// Returns the picture as `edit` makes it of the finished layout, whose frames say which messages they show.
    func edited(_ edit: @escaping @Sendable (Frame) throws -> Frame) -> PictureEntry {
        changed { $0.edits.append(edit) }
    }

    /// Returns the picture in a file that is written otherwise.
    func written(_ change: (inout FileEncoding) -> Void) -> PictureEntry {
        changed { change(&$0.encoding) }
    }

    /// Returns the picture under another name.
    func renamed(_ name: String) -> PictureEntry {
        changed { $0.name = name }
    }

    /// Returns a changed copy, which is another picture.
    private func changed(_ change: (inout PictureEntry) -> Void) -> PictureEntry {
        var copy = self
        change(&copy)
        copy.identity = Identity()
        return copy
    }

    // MARK: Laying out

    /// The settings of the picture, which differ from `settings` in what was said of it.
    func settings(from settings: RenderSettings) -> RenderSettings {
        var settings = settings
        for change in adjust { change(&settings) }
        return settings
    }

    /// Lays out what the picture shows, in the render settings that are in force and the picture's own. What is changed
    /// for it is changed for nothing else.
    ///
    /// - Throws: What the scene or the change throws, such as a `DocumentError` of a conversation.
    public func makeFrame() throws -> Frame {
        try layOut(in: settings(from: .current)).frame
    }

    /// Lays out the picture, and finds the color behind it.
    func layOut(
        in settings: RenderSettings, prepare: @MainActor () throws -> Void = {}
    ) throws -> (frame: Frame, background: RGBA) {
        try RenderSettings.withCurrent(settings) {
            try MainQueue.run {
                // Proxies are the same for a whole process, as on iOS.
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
        guard !edits.isEmpty else { return try scene.makeFrame().alignedToPixels(scale: scale) }
        let frame = try ContentTags.marking { try scene.makeFrame().alignedToPixels(scale: scale) }
        return try edits.reduce(frame) { try $1($0) }.withoutContentTags
    }
}
