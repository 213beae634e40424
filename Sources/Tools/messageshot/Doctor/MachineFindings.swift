import ChatLook
import Foundation
import Frames
import Raster
import Rendering

/// Checks the machine: memory, folders, time zone files.
enum MachineFindings {
    static var all: [Finding] {
        let folders = [("temporary folder", NSTemporaryDirectory()), ("this folder", ".")]
        return [locale, dates, timeZoneFiles, processes, memory] + folders.map(folder)
    }

    /// Reported to rule out the locale as a cause of differences.
    private static var locale: Finding {
        let set = ["LANG", "LC_ALL", "TZ"].compactMap { name in
            ProcessInfo.processInfo.environment[name].map { value in
                let isPlain =
                    value.count < 40
                    && value.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "_.-/@:+".contains($0)) }
                return isPlain ? "\(name)=\(value)" : "\(name) is set"
            }
        }
        let settings = set.isEmpty ? "LANG, LC_ALL and TZ aren't set" : set.joined(separator: ", ")
        return Finding(.ok, "locale", "\(settings); pictures only depend on --locale and --time-zone")
    }

    /// A date in another language and time zone, in summer, so that the zone's rules count and not just its name.
    private static var dates: Finding {
        let day = Date(timeIntervalSince1970: 1_720_000_000)
        let expected = "Mittwoch 03.07.24 11:46"
        let settings = RenderSettings(locale: "de_AT", timeZone: "Europe/Vienna")
        let found = RenderSettings.withCurrent(settings) {
            [DateText.weekday, .shortDate, .time].map { $0.text(for: day) }.joined(separator: " ")
        }
        guard found == expected else {
            return Finding(
                .problem, "dates",
                "de_AT in Europe/Vienna is “\(found)”, not “\(expected)”: Foundation's data differs")
        }
        return Finding(.ok, "dates", "languages and time zone rules are in the program (\(found))")
    }

    /// Pictures need none of these files, but other packages that draw with these libraries may.
    private static var timeZoneFiles: Finding {
        let folder = "/usr/share/zoneinfo"
        guard access("\(folder)/Europe/Vienna", R_OK) == 0 else {
            return Finding(
                .warning, "time zone files",
                "none in \(folder); pictures are the same, but an app's own DateFormatter may end the program",
                package: "tzdata")
        }
        return Finding(.ok, "time zone files", "in \(folder), for an app's own DateFormatter; pictures need none")
    }

    private static var processes: Finding {
        guard access("/proc/self/maps", R_OK) == 0 else {
            return Finding(
                .warning, "/proc",
                "not mounted; pictures are the same, but available memory and library files are unknown"
            )
        }
        return Finding(.ok, "/proc", "mounted")
    }

    private static var memory: Finding {
        let (usual, most) = (Renderer.defaultMaximumPixels / 1_000_000, RasterError.maximumPixels / 1_000_000)
        let text =
            "a picture may have \(usual) million pixels, at 4 bytes each, and up to \(most) million with --max-pixels"
        guard let available = availableMemory else { return Finding(.ok, "memory", text) }
        let free = "\(available >> 20) MB are available; \(text)"
        return available < 128 << 20
            ? Finding(.warning, "memory", "\(free); a phone's screen needs about 100 MB") : Finding(.ok, "memory", free)
    }

    /// The minimum of the machine's memory and the limits of this process and its control group, in bytes.
    private static var availableMemory: Int? {
        var limits: [Int] = []
        if let machine = try? String(contentsOfFile: "/proc/meminfo", encoding: .utf8),
            let line = machine.split(separator: "\n").first(where: { $0.hasPrefix("MemAvailable:") }),
            let kilobytes = line.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
        {
            limits.append(kilobytes << 10)
        }
        if let group = try? String(contentsOfFile: "/sys/fs/cgroup/memory.max", encoding: .utf8),
            let bytes = Int(group.trimmingCharacters(in: .whitespacesAndNewlines))
        {
            limits.append(bytes)
        }
        var process = rlimit()
        if getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &process) == 0, process.rlim_cur < UInt.max >> 1 {
            limits.append(Int(process.rlim_cur))
        }
        return limits.min()
    }

    private static func folder(_ name: String, _ path: String) -> Finding {
        let shown = path == "." ? FileManager.default.currentDirectoryPath : path
        var disk = statvfs()
        guard access(path, W_OK) == 0, statvfs(path, &disk) == 0 else {
            let what = access(path, F_OK) == 0 ? "\(shown) can't be written to" : "\(shown) doesn't exist"
            return Finding(.warning, name, path == "." ? "\(what); name another folder with -o" : what)
        }
        let free = Int(disk.f_bavail) * Int(disk.f_frsize)
        guard free >= 64 << 20 else {
            return Finding(.warning, name, "\(shown) has only \(free >> 20) MB of free space")
        }
        return Finding(.ok, name, "\(shown) can be written to")
    }
}
