import Frames
import HeadlessUIKit

/// The content of a picture: a view, a screen on a device, or part of a conversation.
///
/// A scene is only a description. Its views are created when a picture is drawn, after the picture's change is applied.
public struct PictureScene: Sendable {
    /// The color behind the scene, visible where the scene is transparent.
    enum Background: Sendable {
        case none
        /// The background of a page in an app, which adapts to the appearance.
        case page
        case color(UIColor)
        case fixed(@MainActor @Sendable () -> RGBA)

        /// The color in the current settings and configuration.
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

    /// The background behind the scene.
    let background: Background

    /// Creates a scene from any content that can be laid out as a frame. Unpainted areas are transparent.
    ///
    /// - Parameter makeFrame: Lays out the frame. Called on the main queue for each picture, with the picture's
    ///   settings.
    public init(_ makeFrame: @escaping @MainActor () throws -> Frame) {
        self.init(background: .none, makeFrame)
    }

    init(background: Background, _ draw: @escaping @MainActor () throws -> Frame) {
        self.background = background
        self.draw = draw
    }

    /// Lays out the scene in the current settings and configuration.
    @MainActor
    func makeFrame() throws -> Frame { try draw() }
}
