package import Foundation
package import Frames

/// What `messageshot app` asks of the program of an app: to launch, and to write what its first screen paints.
///
/// It reaches the program in an environment variable, and the answer is a file: what the app prints stays its own.
package struct LaunchRequest: Codable, Sendable {
    /// What the picture depends on besides the app.
    package var settings: RenderSettings

    /// The size of the screen, in points.
    package var size: CGSize

    /// What the device covers at the top and at the bottom, in points.
    package var topInset, bottomInset: CGFloat

    /// The inset at the top if a navigation bar comes next there, in points.
    package var topInsetUnderNavigationBar: CGFloat

    /// The path of the file to write: the frame tree as JSON.
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

    /// The name of the variable.
    package static let variable = "MESSAGESHOT_LAUNCH"

    /// The request as the value of the variable.
    package func encoded() throws -> String {
        String(decoding: try JSONEncoder().encode(self), as: UTF8.self)
    }

    /// The request that this program was started with; `nil` for none.
    ///
    /// - Throws: A `DecodingError` for a request of another version.
    package static func fromEnvironment() throws -> LaunchRequest? {
        guard let text = ProcessInfo.processInfo.environment[variable] else { return nil }
        return try JSONDecoder().decode(LaunchRequest.self, from: Data(text.utf8))
    }

    /// Runs the `main` of an app: answers the request, or says how to make one.
    ///
    /// - Parameters:
    ///   - app: The name of the type marked with `@main`.
    ///   - draw: Launches the app and returns its first screen under the settings that are in force; `nil` if it shows
    ///     none, which `draw` has told.
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
