public import ChatModels
internal import Comparison
public import Foundation
internal import Frames
internal import Raster
public import Rendering
public import Styles

/// A conversation, or a list of several, drawn in two styles, with the differences.
public struct StyleComparison {
    private let before: StyledPicture
    private let after: StyledPicture
    private let sideBySide: Bitmap
    private let result: PictureComparison
    private let scale: CGFloat

    /// Draws the conversation in both styles.
    ///
    /// - Parameters:
    ///   - conversation: The conversation.
    ///   - selection: The part of it to compare, as one picture: it is not split into pages.
    ///   - before: The old style.
    ///   - after: The new style.
    ///   - flavor: The SDK's flavor.
    ///   - settings: The scale, appearance, text size, language and current time of both.
    /// - Throws: ``PictureError``, or a `RasterError`.
    public init(
        of conversation: Conversation, selection: PictureSelection = PictureSelection(), before: Style = Style(),
        after: Style, flavor: Flavor = .uikit, settings: RenderSettings = .current
    ) throws {
        try self.init(
            of: [conversation], selection: selection, before: before, after: after, flavor: flavor, settings: settings
        )
    }

    /// Draws a list in both styles.
    ///
    /// - Parameters:
    ///   - conversations: The conversations of the list; any other selection shows the first one.
    ///   - selection: The part of them to compare, as one picture.
    ///   - before: The old style.
    ///   - after: The new style.
    ///   - flavor: The SDK's flavor.
    ///   - settings: The scale, appearance, text size, language and current time of both.
    /// - Throws: ``PictureError``, or a `RasterError`.
    public init(
        of conversations: [Conversation], selection: PictureSelection = PictureSelection(.channelList),
        before: Style = Style(), after: Style, flavor: Flavor = .uikit, settings: RenderSettings = .current
    ) throws {
        self = try RenderSettings.withCurrent(settings) {
            try StyleComparison(
                before: before, StyledPicture(before, flavor, of: conversations, selection),
                after: after, StyledPicture(after, flavor, of: conversations, selection))
        }
    }

    /// - Parameters:
    ///   - before: The old style, whose name is its caption.
    ///   - after: The new style.
    private init(before: Style, _ first: StyledPicture, after: Style, _ second: StyledPicture) throws {
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

    /// The differences, in about a screenful of lines.
    public var summary: String {
        switch result.verdict {
        case .same: "no differences: the pictures are identical"
        case .framesOnly: "no visible differences; the changes are hidden"
        case .withinTolerance, .pixelsOnly, .changed, .sizeChanged, .missing, .unreadable:
            result.frames?.summary() ?? result.headline
        }
    }

    /// The differences as JSON.
    public func json() throws -> Data { try result.json() }

    /// The unique characters of both pictures that no bundled font has. They are drawn as boxes.
    public var missingCharacters: [Character] {
        let first = before.frame.missingCharacters
        return first + after.frame.missingCharacters.filter { !first.contains($0) }
    }

    /// The four pictures by name: `before.png`, `after.png`, `diff.png` (differences in red) and `side-by-side.png`.
    ///
    /// - Parameter encoding: The encoding of PNG files. The first two may contain their frames.
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

    /// An endless animation from the old style to the new one and back: `before-after.gif`, or `before-after.png`.
    ///
    /// - Parameter secondsEach: The duration of each still phase, in seconds.
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
                    pictures, secondsEach: secondsEach, scale: scale, text: PictureEncoder.notes(of: before.frame))
            }
        return (Self.animationName(format), data)
    }

    /// The file name of an animation.
    package static func animationName(_ format: AnimationFormat) -> String { "before-after.\(format.fileExtension)" }
}

/// A conversation drawn in one style.
private struct StyledPicture {
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
