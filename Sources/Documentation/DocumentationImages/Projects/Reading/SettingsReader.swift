import Documents
import Foundation
import Frames
import Rendering
import Typesetting

/// Reads the scale, appearance, locale and current time of a picture.
enum SettingsReader {
    static func settings(
        _ keys: KeyedNode<PictureContentKey>, defaultScale: CGFloat, path: (String) -> String
    ) throws(DocumentError) -> RenderSettings {
        RenderSettings(
            scale: try keys.number(.scale).map { CGFloat($0) } ?? defaultScale,
            appearance: try keys.choice(.appearance, of: RenderSettings.Appearance.self) ?? .light,
            contentSize: try keys.choice(.contentSize, of: RenderSettings.ContentSize.self) ?? .large,
            direction: try keys.choice(.direction, of: DirectionName.self)?.direction,
            locale: try locale(keys), timeZone: try timeZone(keys),
            now: try keys.date(.now) ?? RenderSettings.defaultNow,
            systemFonts: try systemFonts(keys, path) ?? SystemFontsFolder.current)
    }

    private static func systemFonts(
        _ keys: KeyedNode<PictureContentKey>, _ path: (String) -> String
    ) throws(DocumentError) -> String? {
        guard let place = keys[.systemFonts] else { return nil }
        let words = PictureContentKey.systemFonts.shape.words
        let name = try place.text(expected: words)
        guard !name.isEmpty else { throw place.wrongType(expected: words) }
        let folder = path(name)
        do throws(SystemFontsError) {
            return try SystemFonts.of(folder).folder
        } catch {
            throw place.failure(ProjectProblem.undrawable(error.description))
        }
    }

    private static func locale(_ keys: KeyedNode<PictureContentKey>) throws(DocumentError) -> String {
        guard let place = keys[.locale] else { return "en_US" }
        let identifier = try place.text()
        guard identifier.isLocaleIdentifier else {
            throw place.failure(
                ProjectProblem.unknownValue(
                    identifier, noun: "a locale",
                    examples: identifier.nearestLocale.map { "\($0) is" } ?? "en_US and nl_NL are"))
        }
        return identifier
    }

    private static func timeZone(_ keys: KeyedNode<PictureContentKey>) throws(DocumentError) -> String {
        guard let place = keys[.timeZone] else { return "UTC" }
        let identifier = try place.text()
        guard TimeZone(identifier: identifier) != nil else {
            throw place.failure(
                ProjectProblem.unknownValue(
                    identifier, noun: "a time zone", examples: "UTC and Europe/Amsterdam are"))
        }
        return identifier
    }
}
