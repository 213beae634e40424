import ChatLook
import ChatModels
import ChatSwiftUI
import Foundation
import Frames
import HeadlessSwiftUI
import Rendering

/// A case of the SwiftUI flavor that is ready to be drawn.
@MainActor
struct ViewScene {
    let inputs: Fields
    let models: SwiftUIModels
    private let size: CGSize
    private let settings: RenderSettings
    private let written: WrittenView

    init(_ reference: ReferenceCase, written: WrittenView) {
        inputs = reference.inputs
        models = SwiftUIModels()
        size = reference.size
        settings = reference.settings
        self.written = written
    }

    /// Lays the view out and returns its frames on white, or on black in dark mode.
    func makeFrame() -> Frame {
        inputs.ignore(written.words)
        inputs.object("configuration")?.ignore(written.settings)
        return RenderSettings.withCurrent(settings) {
            ConfigurationScope.run {
                configure()
                let screen = ViewScreen(written.view(self), safeAreaInsets: written.safeArea)
                inputs.ignore("height", of: ["screen"])
                var frame = screen.makeFrame(proposing: proposal)
                if frame.fill == nil {
                    frame.fill = .color(Color(.systemBackground).rgba(in: EnvironmentValues(settings)))
                }
                return frame
            }
        }
    }

    private func configure() {
        let hasNoDates = inputs.object("configuration")?.value(
            "utils.dateFormatter", of: ["gives an empty string for every date": true])
        let utils = Utils()
        if hasNoDates == true { utils.dateFormatter = NoDates() }
        let appearance = ChatSwiftUI.Appearance()
        written.configure(appearance, utils)
        let viewer = (inputs.string("current_user") ?? written.viewer).map { ChatUser(id: $0, name: $0) }
        let client = ChatClient(currentUser: viewer.map { CurrentChatUser(user: $0) })
        _ = StreamChat(chatClient: client, appearance: appearance, utils: utils)
    }

    /// The proposed size: the scene's, or the picture's.
    private var proposal: ProposedSize {
        let width = inputs.number("width").map { CGFloat($0) }
        let height = inputs.number("height").map { CGFloat($0) }
        return ProposedSize(
            width: width ?? fitting("width", size.width), height: height ?? fitting("height", size.height))
    }

    /// - Returns: `nil` for the view's own length.
    private func fitting(_ name: String, _ length: CGFloat) -> CGFloat? {
        inputs.value(name, of: ["fits": true]) == true ? nil : length
    }
}

/// A formatter without output.
final class NoDates: DateFormatter, @unchecked Sendable {
    override func string(from date: Date) -> String { "" }
}
