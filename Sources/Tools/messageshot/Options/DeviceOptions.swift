import ArgumentParser
import Devices
import Foundation
import Pictures

/// The arguments that say on what device a screen is seen.
struct DeviceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(.device),
        completion: .devices)
    var device: String?

    @Option(help: ArgumentHelp(.chrome))
    var chrome: DeviceChrome?

    @Option(help: ArgumentHelp(.clock))
    var clock: String?

    @Option(parsing: .unconditional, help: ArgumentHelp(.battery), transform: Double.reading("a number from 0 to 100"))
    var battery: Double?

    /// Whether anything is asked for that only a whole screen has.
    var isUsed: Bool { device != nil || chrome != nil || clock != nil || battery != nil }

    /// The device, or `nil` if neither it nor anything that needs one is asked for.
    func chosenDevice() throws -> Device? {
        guard let device else { return (chrome ?? DeviceChrome.none) == DeviceChrome.none ? nil : .iPhone12 }
        if let known = Device.named(device) { return known }
        let names = Device.names(like: device)
        throw Failure(
            "--device “\(device)” is not known; the nearest are \(names.prefix(3).joined(separator: ", ")) "
                + "(--device list shows all \(names.count))")
    }

    /// Whether a status bar could show the text: hours and minutes, in any digits, with AM or PM if that is wanted.
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
            throw Failure("--clock “\(clock)” is no time for a status bar; 9:41 and 12:30 are")
        }
        return StatusBar.Content(time: clock ?? "9:41", batteryLevel: level / 100)
    }
}

extension DeviceChrome: ExpressibleByArgument {}
