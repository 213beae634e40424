import Devices
import Files
import Foundation
import Frames
import Rendering

/// A run of an app's program, which returns the frame of its first screen.
struct AppLaunch {
    let program: String

    /// The time limit in seconds.
    let timeout: Double

    /// - Throws: A `Failure` if there is no screen.
    func frame(on device: Device, chrome: DeviceChrome, settings: RenderSettings) throws -> Frame {
        guard FileManager.default.isExecutableFile(atPath: program), !isFolder else {
            throw Failure(
                "\(program): \(isFolder ? "is a folder" : "there is no such program"); build the app, and name its "
                    + "program, such as .build/debug/MyApp")
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "messageshot-app-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let answer = folder.appendingPathComponent("screen.json")
        let status = try run(request(on: device, chrome: chrome, settings: settings, answer: answer.path))
        guard let data = try? Data(contentsOf: answer) else {
            throw Failure(
                status == 0
                    ? "\(program): the program exited without showing a screen; is its @main an app that links "
                        + "MessageShot's UIKit or SwiftUI?"
                    : "\(program): the program exited with code \(status) before it showed a screen")
        }
        do {
            return try JSONDecoder().decode(Frame.self, from: data)
        } catch {
            throw Failure("\(program): the app was built with another version of MessageShot; rebuild both")
        }
    }

    private var isFolder: Bool {
        (try? URL(fileURLWithPath: program).resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
    }

    private func request(
        on device: Device, chrome: DeviceChrome, settings: RenderSettings, answer: String
    ) -> LaunchRequest {
        var request = LaunchRequest(settings: settings, size: device.size, answer: answer)
        guard chrome != .none else { return request }
        let insets = device.safeAreaInsets(hasNavigationBar: false)
        request.topInset = insets.top
        request.bottomInset = insets.bottom
        request.topInsetUnderNavigationBar = device.safeAreaInsets(hasNavigationBar: true).top
        return request
    }

    /// - Returns: The program's exit code, or 128 and the number of the signal.
    private func run(_ request: LaunchRequest) throws -> Int32 {
        let request = try request.encoded()
        let process: ChildProcess
        do {
            process = try ChildProcess(
                [program.contains("/") ? program : "./\(program)"], environment: [LaunchRequest.variable: request],
                output: STDERR_FILENO, errors: STDERR_FILENO)
        } catch {
            throw Failure("\(program): the program can't be started: \(error.reason)")
        }
        guard let ending = process.wait(until: .now() + timeout) else {
            process.kill()
            process.wait()
            throw Failure(
                "\(program): the app has not shown its first screen after \(timeout.formattedPlainly) seconds; "
                    + "increase --timeout")
        }
        return ending.status
    }
}
