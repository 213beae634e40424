public import ChatModels
internal import Comparison
public import Foundation
internal import Frames
internal import Raster
public import Rendering
public import Styles

/// A conversation, or a list of several, drawn in two styles, and the differences between them.
public struct LookComparison {
    private let before: Look
    private let after: Look
    private let sideBySide: Bitmap
    private let result: PictureComparison
    private let scale: CGFloat

    /// Draws both looks.
    ///
    /// - Parameters:
    ///   - conversation: The conversation that both looks show.
    ///   - selection: The part of it that is compared, as one picture: it is not split into pages.
    ///   - before: The style of the first look.
    ///   - after: The style of the second look.
    ///   - flavor: The kit whose views are drawn.
    ///   - settings: The scale, light or dark, the text size, the language and the present of both.
    /// - Throws: ``PictureError``, or a `RasterError`.
    public init(
        of conversation: Conversation, selection: PictureSelection = PictureSelection(), before: Style = Style(),
        after: Style, flavor: Flavor = .uikit, settings: RenderSettings = .current
    ) throws {
        try self.init(
            of: [conversation], selection: selection, before: before, after: after, flavor: flavor, settings: settings
        )
    }

    /// Draws both looks of a list.
    ///
    /// - Parameters:
    ///   - conversations: Those that the list shows; of several, any other selection shows the first.
    ///   - selection: The part of them that is compared, as one picture.
    ///   - before: The style of the first look.
    ///   - after: The style of the second look.
    ///   - flavor: The kit whose views are drawn.
    ///   - settings: The scale, light or dark, the text size, the language and the present of both.
    /// - Throws: ``PictureError``, or a `RasterError`.
    public init(
        of conversations: [Conversation], selection: PictureSelection = PictureSelection(.channelList),
        before: Style = Style(), after: Style, flavor: Flavor = .uikit, settings: RenderSettings = .current
    ) throws {
        self = try RenderSettings.withCurrent(settings) {
            try LookComparison(
                before: before, Look(before, flavor, of: conversations, selection),
                after: after, Look(after, flavor, of: conversations, selection))
        }
    }

    /// - Parameters:
    ///   - before: The style of the first look, whose name is its caption.
    ///   - after: The style of the second look.
    private init(before: Style, _ first: Look, after: Style, _ second: Look) throws {
        scale = RenderSettings.current.scale
        self.before = first
        self.after = second
        let sides = PictureGrid(
            before: PictureGrid.Cell(caption: "Before", note: before.name, frame: first.frame, edge: first.edge),
            after: PictureGrid.Cell(caption: "After", note: after.name, frame: second.frame, edge: second.edge))
        sideBySide = try Renderer().render(
            sides.makeFrame(proposing: ProposedSize()), scale: scale)
        result = PictureComparison(
            expected: ComparedPicture(first.bitmap, frame: first.frame),
            actual: ComparedPicture(second.bitmap, frame: second.frame),
            tolerance: PictureTolerance(color: .exact), tokens: first.tokens, newTokens: second.tokens)
    }

    /// The differences on a screenful of lines.
    public var summary: String {
        switch result.verdict {
        case .same: "nothing differs: the two looks are the same picture"
        case .framesOnly: "nothing differs in the pictures; what changed is hidden"
        case .withinTolerance, .pixelsOnly, .changed, .sizeChanged, .missing, .unreadable:
            result.frames?.summary() ?? result.headline
        }
    }

    /// The differences for a machine.
    public func json() throws -> Data { try result.json() }

    /// The characters in both looks that no bundled font has, each once. Boxes are drawn for them.
    public var missingCharacters: [Character] {
        let first = before.frame.missingCharacters
        return first + after.frame.missingCharacters.filter { !first.contains($0) }
    }

    /// The four pictures by their names: `before.png`, `after.png`, `diff.png` (what differs is red) and
    /// `side-by-side.png`.
    ///
    /// - Parameter encoding: What PNG files are made like. The first two may carry the frames that they were drawn from.
    public func files(encoding: PictureEncoding = PictureEncoding()) throws -> [(name: String, data: Data)] {
        func picture(_ bitmap: Bitmap, carrying frame: Frame? = nil) throws -> Data {
            try PictureEncoder.png(bitmap, of: frame, scale: scale, encoding)
        }
        let difference = try DifferencePicture.make(
            expected: before.bitmap, actual: after.bitmap, tolerance: .exact)
        return [
            ("before.png", try picture(before.bitmap, carrying: before.frame)),
            ("after.png", try picture(after.bitmap, carrying: after.frame)),
            ("diff.png", try picture(difference)),
            ("side-by-side.png", try picture(sideBySide)),
        ]
    }

    /// An animation that goes from the look before to the look after and back, for ever: `before-after.gif`, or
    /// `before-after.png`.
    ///
    /// - Parameter secondsEach: How long each look stands still, in seconds.
    public func animation(
        _ format: AnimationFormat, secondsEach: Double = 1.5
    ) throws -> (name: String, data: Data) {
        let pictures = [before.bitmap, after.bitmap]
        let data =
            switch format {
            case .gif:
                try AnimationWriter.gif(pictures, secondsEach: secondsEach, software: PictureEncoder.software)
            case .apng:
                try AnimationWriter.apng(
                    pictures, secondsEach: secondsEach, scale: scale, text: PictureEncoder.notes)
            }
        return (Self.animationName(format), data)
    }

    /// The name of the file of an animation.
    package static func animationName(_ format: AnimationFormat) -> String { "before-after.\(format.fileExtension)" }
}

/// A conversation as it is drawn in one style.
private struct Look {
    let frame: Frame
    let bitmap: Bitmap
    let tokens: DesignTokens
    let edge: PictureGrid.Edge

    /// Draws the conversations under the current settings.
    init(_ style: Style, _ flavor: Flavor, of conversations: [Conversation], _ selection: PictureSelection) throws {
        var whole = selection
        whole.isPaged = false
        edge = whole.showsDeviceBody ? .own : .card
        let background: RGBA
        if whole.screen.isList {
            let picture = ListPicture(conversations, selection: whole, style: style, flavor: flavor)
            (frame, background) = (try picture.frame(), picture.background)
        } else {
            guard let conversation = conversations.first else { throw PictureError.noMessages }
            let pictures = ConversationPictures(conversation, selection: whole, style: style, flavor: flavor)
            guard let frame = try pictures.frames().first else { throw PictureError.noMessages }
            (self.frame, background) = (frame, pictures.background)
        }
        tokens = inForce(style, flavor, RenderSettings.current) { $0.tokens }
        bitmap = try Renderer().render(frame, scale: RenderSettings.current.scale, background: background)
    }
}
