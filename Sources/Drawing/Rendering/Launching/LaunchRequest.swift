package import Foundation
package import Frames

/// A request of `messageshot app` to an app's program: launch, and write the frame tree of the first screen.
///
/// The request is an environment variable and the answer is a file, so that the app's own output stays separate.
package struct LaunchRequest: Codable, Sendable {
    /// What the picture depends on besides the app.
    package var settings: RenderSettings

    /// The size of the screen, in points.
    package var size: CGSize

    /// The insets that the device covers at the top and at the bottom, in points.
    package var topInset, bottomInset: CGFloat

    /// The top inset below which a navigation bar follows, in points.
    package var topInsetUnderNavigationBar: CGFloat

    /// The path of the file for the answer: the frame tree as JSON.
    package var answer: String

    package init(
        settings: RenderSettings, size: CGSize, topInset: CGFloat = 0, bottomInset: CGFloat = 0,
        topInsetUnderNavigationBar: CGFloat = 0, answer: String
    ) {
        self.settings = settings
        self.size = size
        self.topInset = topInset
        self.bottomInset = bottomInset
        self.topInsetUnderNavigationBar = topInsetUnderNavigationBar
        self.answer = answer
    }

    /// The name of the environment variable.
    package static let variable = "MESSAGESHOT_LAUNCH"

    /// Returns the request as the value of the variable.
    package func encoded() throws -> String {
        String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    }

    /// Returns the request of this process; `nil` if there is none.
    ///
    /// - Throws: A `DecodingError` if another version encoded the request.
    package static func fromEnvironment() throws -> LaunchRequest? {
        guard let text = ProcessInfo.processInfo.environment[variable] else { return nil }
        return try JSONDecoder().decode(LaunchRequest.self, from: Data(text.utf8))
    }

    /// Runs an app's `main`: answers the request, or explains how to make one.
    ///
    /// - Parameters:
    ///   - app: The name of the type marked with `@main`.
    ///   - draw: Launches the app and returns its first screen under the current settings; `nil` if there is none,
    ///     which `draw` has reported.
    @MainActor
    package static func run(app: String, draw: (LaunchRequest) -> Frame?) {
        do {
            guard let request = try fromEnvironment() else {
                RenderProblems.report(
                    "\(app): there is no screen to run on; messageshot app PROGRAM -o app.png draws the app's first one"
                )
                return
            }
            AppProcess.prepare()
            let frame = RenderSettings.withCurrent(request.settings) { draw(request) }
            try frame?.json(pretty: false).write(to: URL(fileURLWithPath: request.answer), options: .atomic)
        } catch {
            RenderProblems.report("\(app): the request of messageshot app can't be answered: \(error)")
        }
    }
}
