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

    /// - Returns: The program's exit code.
    private func run(_ request: LaunchRequest) throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.environment = ProcessInfo.processInfo.environment.merging(
            [LaunchRequest.variable: try request.encoded()]
        ) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.standardError
        let exit = ProcessExit(of: process)
        do {
            try process.run()
        } catch {
            throw Failure("\(program): the program can't be started: \(error.systemReason)")
        }
        guard exit.wait(until: .now() + timeout) else {
            kill(process.processIdentifier, SIGKILL)
            exit.wait()
            throw Failure(
                "\(program): the app has not shown its first screen after \(timeout.formattedPlainly) seconds; "
                    + "increase --timeout")
        }
        return process.terminationStatus
    }
}
