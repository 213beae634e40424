import ArgumentParser
import ChatLook
import ChatModels
import Devices
import Foundation
import Frames
import GoldenCommands
import Lint
import Pictures
import Rendering
import Styles
import UIKitValues

/// The values of options, for `--device list`.
enum ValueList {
    /// Prints the values of an option with the value `list`, one per line with details.
    ///
    /// - Returns: Whether there is such an option.
    static func print(for arguments: [String], of root: any ParsableCommand.Type) throws -> Bool {
        guard let option = listedOption(in: arguments), let lines = lines(of: option),
            CommandAdvice.options(ofSubcommand: arguments[1], of: root).contains(option)
        else { return false }
        try StandardOutput.write(line: lines.joined(separator: "\n"))
        return true
    }

    /// The option before the first `list`, or joined with it: `--device list`, `--device=list`.
    private static func listedOption(in arguments: [String]) -> String? {
        let options = arguments.dropFirst(2).prefix { $0 != "--" }
        for (option, value) in zip(options, options.dropFirst()) where value == "list" && option.hasPrefix("--") {
            return option
        }
        return options.first { $0.hasPrefix("--") && $0.hasSuffix("=list") }.map { String($0.dropLast(5)) }
    }

    /// - Returns: `nil` for an option whose values can't be listed.
    private static func lines(of option: String) -> [String]? {
        switch option {
        case "--device": table(Device.all.map(cells))
        case "--content-size": table(RenderSettings.ContentSize.allCases.map(cells))
        case "--locale": table((ComponentLanguage.all + ComponentLanguage.pseudo).map(cells))
        case "--time-zone": TimeZone.knownTimeZoneIdentifiers.sorted()
        case "--chrome": DeviceChrome.allValueStrings
        case "--screen": PictureSelection.Screen.allValueStrings
        case "--state": ListStatus.State.allValueStrings
        case "--appearance": RenderSettings.Appearance.allValueStrings
        case "--flavor": Flavor.allValueStrings
        case "--format": PictureFormat.allValueStrings
        case "--rule": LintRule.allValueStrings
        case "--weight": Symbols.Weight.allValueStrings
        default: nil
        }
    }

    private static func cells(of device: Device) -> [String] {
        let cutout =
            switch device.cutout {
            case .none: ""
            case .notch: "notch"
            case .island: "island"
            }
        return [
            device.name, "\(plain(device.size.width)) × \(plain(device.size.height)) points",
            "\(plain(device.scale)) pixels per point", "top \(plain(device.topInset))",
            "bottom \(plain(device.bottomInset))", cutout,
        ]
    }

    private static func cells(of language: ComponentLanguage) -> [String] {
        let isMirrored = RenderSettings.direction(ofLocale: language.code) == .rightToLeft
        return [language.code, language.name, isMirrored ? "right to left" : "left to right", language.ownName]
    }

    private static func cells(of size: RenderSettings.ContentSize) -> [String] {
        let body = RenderSettings.withCurrent(RenderSettings(contentSize: size)) {
            UIFont.preferredFont(forTextStyle: .body).pointSize
        }
        return [size.rawValue, "body \(plain(body)) points"]
    }

    private static func plain(_ number: CGFloat) -> String { Double(number).formattedPlainly }

    /// Aligns cells in columns, two spaces apart.
    private static func table(_ rows: [[String]]) -> [String] {
        let widths = (0..<(rows.first?.count ?? 0)).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            let cells = zip(row, widths).map { cell, width in
                cell + String(repeating: " ", count: width - cell.count)
            }
            let line = cells.joined(separator: "  ")
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }
}
