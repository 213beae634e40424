import ArgumentParser
import Console
import DocumentationImages
import Foundation
import Frames
import Pictures
import Raster
import Rendering

/// The arguments for the render settings.
struct SettingsOptions: ParsableArguments {
    @Option(
        parsing: .unconditional, help: ArgumentHelp(.scale),
        transform: Double.reading("a number from 0.25 to 10; the default is 2"))
    var scale: Double?

    @Option(
        help: ArgumentHelp(.maxPixels), transform: Int.reading("a number of millions from 1 to 536; the default is 64"))
    var maxPixels: Int?

    @Option(help: ArgumentHelp(.appearance))
    var appearance: RenderSettings.Appearance = .light

    @Option(help: ArgumentHelp(.contentSize))
    var contentSize: RenderSettings.ContentSize = .large

    @Option(
        help: ArgumentHelp(.locale),
        completion: .locales)
    var locale = "en_US"

    @Flag
    var direction: ReadingDirection?

    @Option(
        help: ArgumentHelp(.timeZone),
        completion: .timeZones)
    var timeZone = "UTC"

    @Option(help: ArgumentHelp(.now))
    var now: String?

    @Option(
        help: ArgumentHelp(.systemFonts), completion: .directory, transform: DocumentationOptions.readFontFolder)
    var systemFonts: String?

    /// Returns the checked settings.
    ///
    /// - Parameter defaultScale: The scale without `--scale`.
    func makeSettings(defaultScale: CGFloat = 2) throws -> RenderSettings {
        let scale = try Self.settings(scale: scale ?? Double(defaultScale)).scale
        if let maxPixels {
            guard (1...RasterError.maximumPixels / 1_000_000).contains(maxPixels) else {
                throw Failure(
                    "--max-pixels \(maxPixels): expected a number of millions from 1 to 536; the default is 64")
            }
            Renderer.maximumPixels = maxPixels * 1_000_000
        }
        guard TimeZone(identifier: timeZone) != nil else {
            throw Failure("--time-zone “\(timeZone)” is not a time zone; expected a name like UTC or Europe/Amsterdam")
        }
        guard locale.isLocaleIdentifier else {
            let examples = locale.nearestLocale.map { "did you mean \($0)?" } ?? "expected a locale like en_US or de_AT"
            throw Failure(
                "--locale “\(locale.shortened(to: 60))” is not a locale; \(examples) (--locale list shows languages)")
        }
        return RenderSettings(
            scale: scale, appearance: appearance, contentSize: contentSize,
            direction: direction?.direction, locale: locale, timeZone: timeZone,
            now: try parseNow() ?? RenderSettings.defaultNow,
            systemFonts: systemFonts ?? SystemFontsFolder.current)
    }

    /// Returns settings with the checked value of `--scale`.
    static func settings(scale: Double?) throws -> RenderSettings {
        let scale = scale ?? 2
        guard scale.isFinite, (0.25...10).contains(scale) else {
            throw Failure("--scale \(scale.formattedPlainly) is not between 0.25 and 10; the default is 2")
        }
        return RenderSettings(scale: scale)
    }

    private func parseNow() throws -> Date? {
        guard let now else { return nil }
        guard let date = try? Date(now, strategy: .iso8601) else {
            throw Failure("--now “\(now)” is not an ISO 8601 time such as 2024-01-01T12:00:00Z")
        }
        return date
    }
}

/// The flags that override the layout direction of the language.
enum ReadingDirection: String, EnumerableFlag {
    case rtl, ltr

    static func help(for value: ReadingDirection) -> ArgumentHelp? {
        switch value {
        case .rtl: ArgumentHelp(.rtl)
        case .ltr: ArgumentHelp(.ltr)
        }
    }

    fileprivate var direction: RenderSettings.Direction {
        switch self {
        case .rtl: .rightToLeft
        case .ltr: .leftToRight
        }
    }
}

extension RenderSettings.Appearance: ExpressibleByArgument {}
extension RenderSettings.ContentSize: ExpressibleByArgument {}
