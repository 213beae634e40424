// Who imports the views has their values too: colors, fonts, images, and with them Foundation's `CGRect` and its relatives.
@_exported import Localization
@_exported import UIKitValues
