import ArgumentParser
import Devices
import Foundation
import Frames
import Pictures

/// The arguments for the device of a screen.
struct DeviceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(.device),
        completion: .devices)
    var device: String?

    @Option(help: ArgumentHelp(.orientation))
    var orientation: Device.Orientation?

    @Option(help: ArgumentHelp(.chrome))
    var chrome: DeviceChrome?

    @Option(help: ArgumentHelp(.clock))
    var clock: String?

    @Option(parsing: .unconditional, help: ArgumentHelp(.battery), transform: Double.reading("a number from 0 to 100"))
    var battery: Double?

    @Option(help: ArgumentHelp(.background), completion: .file())
    var background: String?

    @Flag(help: ArgumentHelp(.shadow))
    var shadow = false

    /// Whether an argument needs a whole screen.
    var isUsed: Bool {
        device != nil || orientation != nil || chrome != nil || clock != nil || battery != nil || background != nil
            || shadow
    }

    /// The device; `nil` if no argument needs one.
    func chosenDevice() throws -> Device? {
        var chosen = try namedDevice()
        if let orientation { chosen?.orientation = orientation }
        return chosen
    }

    private func namedDevice() throws -> Device? {
        guard let device else {
            return (chrome ?? DeviceChrome.none) == DeviceChrome.none && orientation == nil ? nil : .iPhone12
        }
        if let known = Device.named(device) { return known }
        let names = Device.names(like: device)
        throw Failure(
            "unknown --device “\(device)”; did you mean \(names.prefix(3).joined(separator: ", "))? "
                + "(--device list shows all \(names.count))")
    }

    /// Whether a status bar could show the text: hours and minutes in any digits, optionally with AM or PM.
    private static func isTime(_ text: String) -> Bool {
        guard let match = text.wholeMatch(of: /(\d{1,2})[:.](\d{2})(?: ?[AaPp][Mm])?/) else { return false }
        func number(_ digits: Substring) -> Int { digits.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) } }
        return number(match.1) < 24 && number(match.2) < 60
    }

    func statusBar() throws -> StatusBar.Content {
        if (chrome ?? DeviceChrome.none) == DeviceChrome.none, clock != nil || battery != nil {
            throw Failure("--clock and --battery are for the status bar; add --chrome bars or --chrome device")
        }
        let level = battery ?? 100
        guard (0...100).contains(level) else {
            throw Failure("--battery \(level.formattedPlainly) is not between 0 and 100")
        }
        if let clock, !Self.isTime(clock) {
            throw Failure("--clock “\(clock)” is not a time for a status bar; expected a form like 9:41 or 12:30")
        }
        return StatusBar.Content(time: clock ?? "9:41", batteryLevel: level / 100)
    }
}

extension DeviceOptions {
    /// The ground and the shadow behind the body.
    func stage() throws -> Stage {
        if chrome != .device, background != nil || shadow {
            throw Failure("--background and --shadow are for the body of a device; add --chrome device")
        }
        return Stage(ground: try background.map(Self.ground), hasShadow: shadow)
    }

    /// Reads a color, a gradient, or the path of a picture.
    private static func ground(_ text: String) throws -> Stage.Ground {
        guard text.hasPrefix("#") else { return .picture(path: text) }
        let parts = text.split(separator: ",", omittingEmptySubsequences: false)
        let colors = parts.prefix(2).compactMap { RGBA(String($0)) }
        let angle = parts.count == 3 ? Double(parts[2]) : 180
        guard parts.count <= 3, colors.count == min(parts.count, 2), let angle, angle.isFinite else {
            throw Failure(
                "--background “\(text)” is not valid; expected a color such as #F5F6F8, "
                    + "a gradient such as #4158D0,#C850C0,135, or a picture file")
        }
        return colors.count == 1 ? .color(colors[0]) : .gradient(colors[0], colors[1], angle: angle)
    }

    /// Notes the picture behind the device as an input of the run.
    func noteInputs(of session: CommandSession) throws {
        guard let path = try stage().picturePath else { return }
        session.reads(path)
        session.documents.note(picture: path)
    }
}

extension DeviceChrome: ExpressibleByArgument {}

extension Device.Orientation: ExpressibleByArgument {}
