/// The system's colors. `Color.red` is the system red, unlike `UIColor.red`.
extension Color {
    public static let red = Color(.systemRed)
    public static let orange = Color(.systemOrange)
    public static let yellow = Color(.systemYellow)
    public static let green = Color(.systemGreen)
    public static let mint = Color(.systemMint)
    public static let teal = Color(.systemTeal)
    public static let cyan = Color(.systemCyan)
    public static let blue = Color(.systemBlue)
    public static let indigo = Color(.systemIndigo)
    public static let purple = Color(.systemPurple)
    public static let pink = Color(.systemPink)
    public static let brown = Color(.systemBrown)
    public static let gray = Color(.systemGray)
    public static let white = Color(uiColor: .white)
    public static let black = Color(uiColor: .black)
    public static let clear = Color(uiColor: .clear)

    /// The color of primary content: black in light, white in dark appearance.
    public static let primary = Color(.label(0))
    /// The color of secondary content.
    public static let secondary = Color(.label(1))

    /// The accent color of the environment, blue by default.
    public static var accentColor: Color { Color(.accent) }
}
