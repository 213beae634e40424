import Documents

extension Device {
    /// All devices: phones from old to new, then tablets from small to large.
    public static let all: [Device] =
        [
            iPhoneSE, iPhoneSE1, iPhoneSE2, iPhoneSE3, iPhoneX, iPhoneXS, iPhoneXSMax, iPhoneXR, iPhone11, iPhone11Pro,
            iPhone11ProMax, iPhone12Mini, iPhone12, iPhone12Pro, iPhone12ProMax, iPhone13Mini, iPhone13, iPhone13Pro,
            iPhone13ProMax, iPhone14, iPhone14Plus, iPhone14Pro, iPhone14ProMax, iPhone15, iPhone15Plus, iPhone15Pro,
            iPhone15ProMax, iPhone16e, iPhone16, iPhone16Plus, iPhone16Pro, iPhone16ProMax, iPhone17, iPhone17Pro,
            iPhone17ProMax, iPhoneAir, iPadMini, iPad, iPadAir, iPadAir11, iPadPro11, iPadPro11M4, iPadAir13,
            iPadPro129, iPadPro13M4,
        ]

    /// Returns the device with a name, ignoring case and spaces; `nil` if there is none.
    public static func named(_ name: String) -> Device? {
        all.first { plain($0.name) == plain(name) }
    }

    /// Returns the names of all devices, the most similar to `name` first.
    public static func names(like name: String) -> [String] {
        Nearest.ranked(all.map(\.name), by: name, comparing: plain)
    }

    private static func plain(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    /// Returns the device with another name, and other parts of its body where they differ.
    func sold(
        as name: String, body: Body? = nil, metal: Metal? = nil, buttons: [Button]? = nil
    ) -> Device {
        Device(
            name: name, size: portraitSize, scale: scale, topInset: topInset, bottomInset: bottomInset,
            cornerRadius: cornerRadius, cutout: cutout, body: body ?? self.body, metal: metal ?? self.metal,
            buttons: buttons ?? self.buttons)
    }
}
