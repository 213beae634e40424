import Frames
import Rendering

/// The texts of one table in one language: `Localizable.strings`, and the plural forms of `Localizable.stringsdict`.
struct StringTable: Sendable {
    private(set) var formats: [String: LocalizedFormat] = [:]

    /// Reads the files of a table from a folder; missing files have no texts.
    init(_ name: String, folder: URL, _ device: DeviceName) {
        let texts = Self.dictionary(folder.appendingPathComponent("\(name).strings"))
        for case (let key, let text as String) in texts { formats[key] = LocalizedFormat(text) }
        for case (let key, let entry as [String: Any]) in Self.dictionary(
            folder.appendingPathComponent("\(name).stringsdict"))
        {
            formats[key] = LocalizedFormat(entry: entry, device)
        }
    }

    private static func dictionary(_ file: URL) -> [String: Any] {
        guard let data = try? Data(contentsOf: file) else { return [:] }
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        guard let texts = list as? [String: Any] else {
            reportUnread(file, "expected a list of keys and texts")
            return [:]
        }
        return texts
    }

    /// Reports a file whose texts are ignored.
    static func reportUnread(_ file: URL, _ reason: String) {
        RenderProblems.report(
            .oncePerRun,
            "The texts of \(file.lastPathComponent) in \(file.deletingLastPathComponent().path) can't be read: \(reason)."
        )
    }
}

extension LocalizedFormat {
    /// Creates the format of an entry of a `.stringsdict` file, which may differ by device or have plural forms.
    fileprivate init?(entry: [String: Any], _ device: DeviceName) {
        if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] {
            switch devices.value(for: device) {
            case let text as String: self.init(text)
            case let entry as [String: Any]: self.init(entry: entry, device)
            default: return nil
            }
            return
        }
        if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
            // The widest fits without a presentation width, as on iOS.
            guard let widest = widths.max(by: { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }) else { return nil }
            self.init(widest.value)
            return
        }
        guard let text = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        self.init(text)
        for case (let name, let variable as [String: Any]) in entry {
            variables[name] = Variable(forms: variable.compactMapValues { $0 as? String })
        }
    }
}
