import Frames
import HeadlessUIKit

/// What a picture shows: a view, a screen on a phone, a part of a conversation.
///
/// A scene is a description. Its views are made when a picture is drawn, anew for each, after the picture's change.
public struct PictureScene: Sendable {
    /// What is seen where the scene paints nothing.
    enum Background: Sendable {
        case none
        /// The background of a page of an application, which follows the appearance.
        case page
        case color(UIColor)
        case fixed(@MainActor @Sendable () -> RGBA)

        /// The color in the settings and the configuration that are in force.
        @MainActor
        var rgba: RGBA {
            switch self {
            case .none: .clear
            case .page: UIColor.systemBackground.rgba(in: .current)
            case .color(let color): color.rgba(in: .current)
            case .fixed(let make): make()
            }
        }
    }

    private let draw: @MainActor () throws -> Frame

    /// The color behind it.
    let background: Background

    /// Creates a scene of anything that can be laid out as a frame; what it doesn't paint is transparent.
    ///
    /// - Parameter makeFrame: Called for each picture, on the main queue, in the settings of the picture.
    public init(_ makeFrame: @escaping @MainActor () throws -> Frame) {
        self.init(background: .none, makeFrame)
    }

    init(background: Background, _ draw: @escaping @MainActor () throws -> Frame) {
        self.background = background
        self.draw = draw
    }

    /// Lays the scene out, in the settings and the configuration that are in force.
    @MainActor
    func makeFrame() throws -> Frame { try draw() }
}
