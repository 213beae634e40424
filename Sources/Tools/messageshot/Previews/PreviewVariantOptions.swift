import ArgumentParser
import Devices
import Foundation
import GoldenCommands
import PreviewMessages
import Rendering

/// The arguments for the variants that previews are drawn in: every combination of the given values.
struct PreviewVariantOptions: ParsableArguments {
    @Option(parsing: .upToNextOption, help: ArgumentHelp("Light and dark.", valueName: "appearance"))
    var appearance: [RenderSettings.Appearance] = [.light]

    @Option(parsing: .upToNextOption, help: ArgumentHelp("Text sizes.", valueName: "size"))
    var contentSize: [RenderSettings.ContentSize] = [.large]

    @Option(
        parsing: .upToNextOption, help: ArgumentHelp("Languages, such as en_US ar.", valueName: "locale"),
        completion: .locales)
    var locale: [String] = ["en_US"]

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Devices for previews that fill a screen (default: the preview's own, or iPhone 13).", valueName: "name"),
        completion: .devices)
    var device: [String] = []

    @Option(help: ArgumentHelp(.scale), transform: Double.reading("a number from 0.25 to 10; the default is 2"))
    var scale: Double?

    /// A value that is named twice is drawn once.
    mutating func validate() {
        appearance = Self.unique(appearance)
        contentSize = Self.unique(contentSize)
        locale = Self.unique(locale)
        device = Self.unique(device)
    }

    private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
        var known: Set<Value> = []
        return values.filter { known.insert($0).inserted }
    }

    /// All combinations, each with a name of what differs.
    func all() throws -> [PreviewVariant] {
        let scale = try SettingsOptions.settings(scale: scale).scale
        for locale in locale where !locale.isLocaleIdentifier {
            throw Failure(
                "--locale “\(locale)” is not a locale; expected one like en_US or ar (--locale list shows languages)")
        }
        for device in device where Device.named(device) == nil {
            let names = Device.names(like: device).prefix(3).joined(separator: ", ")
            throw Failure("unknown --device “\(device)”; did you mean \(names)?")
        }
        return appearance.flatMap { appearance in
            contentSize.flatMap { size in
                locale.flatMap { locale in
                    devices.map { device in
                        let settings = RenderSettings(
                            scale: scale, appearance: appearance, contentSize: size, locale: locale)
                        return PreviewVariant(name: name(of: settings, device), settings: settings, device: device)
                    }
                }
            }
        }
    }

    private var devices: [String?] { device.isEmpty ? [nil] : device }

    private func name(of settings: RenderSettings, _ device: String?) -> String {
        let parts = [
            appearance.count > 1 ? settings.appearance.rawValue : nil,
            contentSize.count > 1 ? settings.contentSize.rawValue : nil, locale.count > 1 ? settings.locale : nil,
            self.device.count > 1 ? device : nil,
        ]
        let name = parts.compactMap { $0 }.joined(separator: "-")
        return name.isEmpty ? settings.appearance.rawValue : name
    }
}
